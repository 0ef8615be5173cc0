"""The numbers of the rules of Emberheart. Guards answer with them, statistics count them."""

from typing import Final

RULES: Final = (
    "",
    "E1.1",
    "E1.2",
    "E1.3",
    "E1.4",
    "E1.5",
    "E2.1",
    "E2.2",
    "E2.3",
    "E3.1",
    "E3.2",
    "E3.3",
    "E3.4",
    "E3.5",
    "E4.1",
    "E4.2",
    "E4.3",
    "E5.1",
    "E5.2",
    "E5.3",
    "E5.4",
    "E6.1",
    "E6.2",
    "E6.3",
    "E7.1",
    "E7.2",
    "E7.3",
    "E7.4",
    "E7.5",
    "E7.6",
    "E7.7",
    "E8.1",
    "E9.1",
    "E9.2",
    "E9.3",
    "E9.4",
    "E9.5",
    "E9.6",
    "E10.1",
    "E10.2",
    "E10.3",
    "E10.4",
    "E11.1",
    "E11.2",
    "E12.1",
    "E12.2",
    "E12.3",
    "E12.4",
    "E13.1",
    "E13.2",
    "E13.3",
    "E13.4",
    "E13.5",
    "E14.1",
    "E14.2",
    "E14.3",
    "E14.4",
    "E14.5",
    "E14.6",
    "E14.7",
    "E14.8",
    "E14.9",
    "E14.10",
    "E14.11",
    "E14.12",
    "E14.13",
    "E14.14",
    "E14.15",
    "E14.16",
    "E14.17",
    "E14.18",
    "E14.19",
    "E14.20",
    "E14.21",
    "E14.22",
    "E14.23",
    "E14.24",
    "E14.25",
    "E14.26",
    "E14.27",
)

E1_1: Final = 1
E1_2: Final = 2
E1_3: Final = 3
E1_4: Final = 4
E1_5: Final = 5
E2_1: Final = 6
E2_2: Final = 7
E2_3: Final = 8
E3_1: Final = 9
E3_2: Final = 10
E3_3: Final = 11
E3_4: Final = 12
E3_5: Final = 13
E4_1: Final = 14
E4_2: Final = 15
E4_3: Final = 16
E5_1: Final = 17
E5_2: Final = 18
E5_3: Final = 19
E5_4: Final = 20
E6_1: Final = 21
E6_2: Final = 22
E6_3: Final = 23
E7_1: Final = 24
E7_2: Final = 25
E7_3: Final = 26
E7_4: Final = 27
E7_5: Final = 28
E7_6: Final = 29
E7_7: Final = 30
E8_1: Final = 31
E9_1: Final = 32
E9_2: Final = 33
E9_3: Final = 34
E9_4: Final = 35
E9_5: Final = 36
E9_6: Final = 37
E10_1: Final = 38
E10_2: Final = 39
E10_3: Final = 40
E10_4: Final = 41
E11_1: Final = 42
E11_2: Final = 43
E12_1: Final = 44
E12_2: Final = 45
E12_3: Final = 46
E12_4: Final = 47
E13_1: Final = 48
E13_2: Final = 49
E13_3: Final = 50
E13_4: Final = 51
E13_5: Final = 52
E14_1: Final = 53
E14_2: Final = 54
E14_3: Final = 55
E14_4: Final = 56
E14_5: Final = 57
E14_6: Final = 58
E14_7: Final = 59
E14_8: Final = 60
E14_9: Final = 61
E14_10: Final = 62
E14_11: Final = 63
E14_12: Final = 64
E14_13: Final = 65
E14_14: Final = 66
E14_15: Final = 67
E14_16: Final = 68
E14_17: Final = 69
E14_18: Final = 70
E14_19: Final = 71
E14_20: Final = 72
E14_21: Final = 73
E14_22: Final = 74
E14_23: Final = 75
E14_24: Final = 76
E14_25: Final = 77
E14_26: Final = 78
E14_27: Final = 79
