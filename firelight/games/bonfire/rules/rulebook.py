"""The numbers of the rules of Bonfire. Guards answer with them, statistics count them."""

from firelight.engine.rulebook import Rulebook
from firelight.games.bonfire.content.words import ELDERS, SPECIALISTS

rule = Rulebook()

rule.chapter("B1", 7)
B2_1, B2_2, B2_3, B2_4, B2_5, B2_6, B2_7, B2_8, B2_9, B2_10, B2_11, B2_12 = rule.chapter("B2", 12)
B3_1, B3_2, B3_3, B3_4 = rule.chapter("B3", 4)
B4_1, B4_2, B4_3, B4_4, B4_5 = rule.chapter("B4", 5)
B5_1, B5_2, B5_3, B5_4, B5_5 = rule.chapter("B5", 5)
B6_1, B6_1A, B6_1B, B6_1C, B6_1D = rule.parts("B6.1", "abcd")
B6_2, B6_2A, B6_2B, B6_2C, B6_2D = rule.parts("B6.2", "abcd")
B6_3, B6_3A, B6_3B, B6_3C = rule.parts("B6.3", "abc")
B6_4, B6_4A, B6_4B = rule.parts("B6.4", "ab")
B6_5, B6_5A, B6_5B, B6_5C, B6_5D, B6_5E = rule.parts("B6.5", "abcde")
B6_6, B6_6A, B6_6B, B6_6C, B6_6D = rule.parts("B6.6", "abcd")
B6_7, B6_7A, B6_7B, B6_7C = rule.parts("B6.7", "abc")
B7 = rule.chapter("B7", SPECIALISTS)[0]  # B7 + HELMSMAN is the rule of the Helmsman
B8 = rule.chapter("B8", ELDERS)[0]
B9_1, B9_2, B9_3 = rule.chapter("B9", 3)
B10_1, B10_2 = rule.chapter("B10", 2)
B11_1, B11_2, B11_3, B11_4, B11_5, B11_6, B11_7, B11_8, B11_9 = rule.chapter("B11", 9)
B12_1, B12_2, B12_3, B12_4, B12_5, B12_6, B12_7 = rule.chapter("B12", 7)
rule.chapter("B13", 9)
B14_1, B14_2, B14_3, B14_4, B14_5, B14_6, B14_7, B14_8, B14_9, B14_10 = rule.chapter("B14", 10)
B15_1, B15_2, B15_3, B15_4, B15_5 = rule.chapter("B15", 5)

RULES = rule.names
