"""The numbers of the rules of Bonfire. Guards answer with them, statistics count them."""

from typing import Final

RULES: Final = (
    "",
    "B1.1",
    "B1.2",
    "B1.3",
    "B1.4",
    "B1.5",
    "B1.6",
    "B1.7",
    "B2.1",
    "B2.2",
    "B2.3",
    "B2.4",
    "B2.5",
    "B2.6",
    "B2.7",
    "B2.8",
    "B2.9",
    "B2.10",
    "B2.11",
    "B2.12",
    "B3.1",
    "B3.2",
    "B3.3",
    "B3.4",
    "B4.1",
    "B4.2",
    "B4.3",
    "B4.4",
    "B4.5",
    "B5.1",
    "B5.2",
    "B5.3",
    "B5.4",
    "B5.5",
    "B6.1",
    "B6.1a",
    "B6.1b",
    "B6.1c",
    "B6.1d",
    "B6.2",
    "B6.2a",
    "B6.2b",
    "B6.2c",
    "B6.2d",
    "B6.3",
    "B6.3a",
    "B6.3b",
    "B6.3c",
    "B6.4",
    "B6.4a",
    "B6.4b",
    "B6.5",
    "B6.5a",
    "B6.5b",
    "B6.5c",
    "B6.5d",
    "B6.5e",
    "B6.6",
    "B6.6a",
    "B6.6b",
    "B6.6c",
    "B6.6d",
    "B6.7",
    "B6.7a",
    "B6.7b",
    "B6.7c",
    "B7.1",
    "B7.2",
    "B7.3",
    "B7.4",
    "B7.5",
    "B7.6",
    "B7.7",
    "B7.8",
    "B7.9",
    "B7.10",
    "B7.11",
    "B7.12",
    "B7.13",
    "B7.14",
    "B7.15",
    "B7.16",
    "B7.17",
    "B7.18",
    "B7.19",
    "B7.20",
    "B7.21",
    "B7.22",
    "B7.23",
    "B7.24",
    "B7.25",
    "B7.26",
    "B7.27",
    "B8.1",
    "B8.2",
    "B8.3",
    "B8.4",
    "B8.5",
    "B8.6",
    "B9.1",
    "B9.2",
    "B9.3",
    "B10.1",
    "B10.2",
    "B11.1",
    "B11.2",
    "B11.3",
    "B11.4",
    "B11.5",
    "B11.6",
    "B11.7",
    "B11.8",
    "B11.9",
    "B12.1",
    "B12.2",
    "B12.3",
    "B12.4",
    "B12.5",
    "B12.6",
    "B12.7",
    "B13.1",
    "B13.2",
    "B13.3",
    "B13.4",
    "B13.5",
    "B13.6",
    "B13.7",
    "B13.8",
    "B13.9",
    "B14.1",
    "B14.2",
    "B14.3",
    "B14.4",
    "B14.5",
    "B14.6",
    "B14.7",
    "B14.8",
    "B14.9",
    "B14.10",
    "B15.1",
    "B15.2",
    "B15.3",
    "B15.4",
    "B15.5",
)

B1_1: Final = 1
B1_2: Final = 2
B1_3: Final = 3
B1_4: Final = 4
B1_5: Final = 5
B1_6: Final = 6
B1_7: Final = 7
B2_1: Final = 8
B2_2: Final = 9
B2_3: Final = 10
B2_4: Final = 11
B2_5: Final = 12
B2_6: Final = 13
B2_7: Final = 14
B2_8: Final = 15
B2_9: Final = 16
B2_10: Final = 17
B2_11: Final = 18
B2_12: Final = 19
B3_1: Final = 20
B3_2: Final = 21
B3_3: Final = 22
B3_4: Final = 23
B4_1: Final = 24
B4_2: Final = 25
B4_3: Final = 26
B4_4: Final = 27
B4_5: Final = 28
B5_1: Final = 29
B5_2: Final = 30
B5_3: Final = 31
B5_4: Final = 32
B5_5: Final = 33
B6_1: Final = 34
B6_1A: Final = 35
B6_1B: Final = 36
B6_1C: Final = 37
B6_1D: Final = 38
B6_2: Final = 39
B6_2A: Final = 40
B6_2B: Final = 41
B6_2C: Final = 42
B6_2D: Final = 43
B6_3: Final = 44
B6_3A: Final = 45
B6_3B: Final = 46
B6_3C: Final = 47
B6_4: Final = 48
B6_4A: Final = 49
B6_4B: Final = 50
B6_5: Final = 51
B6_5A: Final = 52
B6_5B: Final = 53
B6_5C: Final = 54
B6_5D: Final = 55
B6_5E: Final = 56
B6_6: Final = 57
B6_6A: Final = 58
B6_6B: Final = 59
B6_6C: Final = 60
B6_6D: Final = 61
B6_7: Final = 62
B6_7A: Final = 63
B6_7B: Final = 64
B6_7C: Final = 65
B7_1: Final = 66
B7_2: Final = 67
B7_3: Final = 68
B7_4: Final = 69
B7_5: Final = 70
B7_6: Final = 71
B7_7: Final = 72
B7_8: Final = 73
B7_9: Final = 74
B7_10: Final = 75
B7_11: Final = 76
B7_12: Final = 77
B7_13: Final = 78
B7_14: Final = 79
B7_15: Final = 80
B7_16: Final = 81
B7_17: Final = 82
B7_18: Final = 83
B7_19: Final = 84
B7_20: Final = 85
B7_21: Final = 86
B7_22: Final = 87
B7_23: Final = 88
B7_24: Final = 89
B7_25: Final = 90
B7_26: Final = 91
B7_27: Final = 92
B8_1: Final = 93
B8_2: Final = 94
B8_3: Final = 95
B8_4: Final = 96
B8_5: Final = 97
B8_6: Final = 98
B9_1: Final = 99
B9_2: Final = 100
B9_3: Final = 101
B10_1: Final = 102
B10_2: Final = 103
B11_1: Final = 104
B11_2: Final = 105
B11_3: Final = 106
B11_4: Final = 107
B11_5: Final = 108
B11_6: Final = 109
B11_7: Final = 110
B11_8: Final = 111
B11_9: Final = 112
B12_1: Final = 113
B12_2: Final = 114
B12_3: Final = 115
B12_4: Final = 116
B12_5: Final = 117
B12_6: Final = 118
B12_7: Final = 119
B13_1: Final = 120
B13_2: Final = 121
B13_3: Final = 122
B13_4: Final = 123
B13_5: Final = 124
B13_6: Final = 125
B13_7: Final = 126
B13_8: Final = 127
B13_9: Final = 128
B14_1: Final = 129
B14_2: Final = 130
B14_3: Final = 131
B14_4: Final = 132
B14_5: Final = 133
B14_6: Final = 134
B14_7: Final = 135
B14_8: Final = 136
B14_9: Final = 137
B14_10: Final = 138
B15_1: Final = 139
B15_2: Final = 140
B15_3: Final = 141
B15_4: Final = 142
B15_5: Final = 143
