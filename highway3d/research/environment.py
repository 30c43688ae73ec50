"""A game as PettingZoo plays it: agents in turn, numbers in and out."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from highway3d import catalogue
from highway3d.research import autopista, octiles
from highway3d.research.encoding import Encoding, Seen
from highway3d.table.game import Game

ENCODINGS: Final[dict[str, Encoding]] = {
    "autopista": autopista.InNumbers(),
    "octiles": octiles.InNumbers(),
}
TURNS: Final = 600
"""A longer game is cut."""
_MOST: Final = int(np.iinfo(np.int16).max)


def environment(
    game: str, options: Any = None, players: int | None = None, turns: int = TURNS
) -> AECEnv:
    """A game for as many as the options admit, for the fewest by default; no clocks.

    An illegal action loses one point and ends the game for all.
    """
    found = Environment(catalogue.game(game), ENCODINGS[game], options, players, turns)
    ending = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class Environment(AECEnv):  # type: ignore[misc]
    """One point for each who has won, one lost for each who has not, none for a draw.

    Which actions are legal stands under ``action_mask`` in an agent's info; without a turn none.
    """

    metadata = {"render_modes": ["ansi"], "name": "highway3d_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: Game, encoding: Encoding, options: Any, players: int | None, turns: int
    ) -> None:
        super().__init__()
        rules = game.rules
        self.render_mode = "ansi"
        self._game, self._encoding, self._turns = game, encoding, turns
        self._options = game.suited(rules.options_type() if options is None else options, None)
        self._players = players or rules.seats(self._options)[0]
        self._chance = Random()
        self.possible_agents = [f"player_{seat}" for seat in range(self._players)]
        size = encoding.size(rules.new(self._options, self._players, 0))
        self.observation_spaces = {
            agent: Box(-1, _MOST, (size.observation,), np.int16) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(size.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Box:
        """What the agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions that there can be."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new deal: that of the seed, or the next that chance brings."""
        if seed is not None:
            self._chance = Random(seed)
        deal = self._chance.getrandbits(31)
        self._state = self._game.rules.new(self._options, self._players, deal)
        self._played = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def _look(self) -> None:
        """Whose turn it is, and what he may do."""
        self.agent_selection = self.possible_agents[self._game.rules.turn(self._state)]
        is_over = self._game.rules.outcome(self._state) is not None
        self._legal = {} if is_over else self._encoding.actions(self._state)
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Any:
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if agent == self.agent_selection:
            mask[list(self._legal)] = 1
        return mask

    def observe(self, agent: str) -> Seen:
        """What an agent sees."""
        seen = self._encoding.seen(self._state, self.possible_agents.index(agent))
        return np.array(seen, np.int16)

    def step(self, action: int | None) -> None:
        """Plays the action of the agent on turn; of one whose game is over takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        rules = self._game.rules
        move = rules.resolve(self._state, self._legal[int(action)])
        self._state, self._played = rules.apply(self._state, move), self._played + 1
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        outcome = rules.outcome(self._state)
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, each in enumerate(self.possible_agents):
                won = 1 if seat in outcome.winners else -1
                self.rewards[each] = won if outcome.winners else 0
        elif self._played >= self._turns:
            self.truncations = dict.fromkeys(self.agents, True)
        self._look()
        self._accumulate_rewards()

    def render(self) -> str:
        """The position as the agent on turn sees it, as JSON."""
        seat = self._game.rules.turn(self._state)
        return json.dumps(catalogue.load_player(self._game).view(self._state, seat))

    def close(self) -> None:
        """Nothing is open."""
