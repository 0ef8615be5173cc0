"""The numbers of the rules of Emberheart. Guards answer with them, statistics count them."""

from firelight.engine.rulebook import Rulebook
from firelight.games.emberheart.content.words import HEROES

rule = Rulebook()

E1_1, E1_2, E1_3, E1_4, E1_5 = rule.chapter("E1", 5)
E2_1, E2_2, E2_3 = rule.chapter("E2", 3)
E3_1, E3_2, E3_3, E3_4, E3_5 = rule.chapter("E3", 5)
E4_1, E4_2, E4_3 = rule.chapter("E4", 3)
E5_1, E5_2, E5_3, E5_4 = rule.chapter("E5", 4)
E6_1, E6_2, E6_3 = rule.chapter("E6", 3)
E7_1, E7_2, E7_3, E7_4, E7_5, E7_6, E7_7 = rule.chapter("E7", 7)
E8_1 = rule("E8.1")
E9_1, E9_2, E9_3, E9_4, E9_5, E9_6 = rule.chapter("E9", 6)
E10_1, E10_2, E10_3, E10_4 = rule.chapter("E10", 4)
E11_1, E11_2 = rule.chapter("E11", 2)
E12_1, E12_2, E12_3, E12_4 = rule.chapter("E12", 4)
E13_1, E13_2, E13_3, E13_4, E13_5 = rule.chapter("E13", 5)
E14 = rule.chapter("E14", HEROES)[0]  # E14 + BARD is the rule of the Bard

RULES = rule.names
