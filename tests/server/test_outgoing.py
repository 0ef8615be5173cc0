"""Addresses that players enter: only those of the open internet are called."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firelight.server.errors import Refused
from firelight.server.outgoing import check_address, is_public

PRIVATE = """
0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.127.255.254 127.0.0.1 127.255.255.255 169.254.169.254 172.16.0.1 172.31.255.255
192.0.0.1 192.0.0.8 192.0.0.9 192.0.0.10 192.0.0.170 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1 192.175.48.1
198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:8.8.8.8 64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b::192.0.0.8 64:ff9b::a9fe:a9fe
64:ff9b:1::1 64:ff9b:1::8.8.8.8 100::1 100:0:0:1::1 1000::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:2::1 2001:10::1 2001:20::1
2001:1ff::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1 2620:4f:8000::1 3fff::1 3fff:fff::1 4000::1 5f00::1 fc00::1 fd00::1 fe80::1 fec0::1
feff::1 ff02::1 ff0e::1
"""
PUBLIC = """
1.1.1.1 8.8.8.8 9.9.9.9 93.184.216.34 192.0.1.1 192.88.98.1 198.17.255.255 198.20.0.1 223.255.255.254
2001:200::1 2001:4860:4860::8888 2606:4700:4700::1111 2a00:1450:4001::1 2003::1 64:ff9b::8.8.8.8
"""


@pytest.mark.parametrize("address", PRIVATE.split())
def test_private_addresses_are_refused(address: str) -> None:
    url = f"https://[{address}]/hook" if ":" in address else f"https://{address}/hook"
    with pytest.raises(Refused) as refused:
        check_address(url, private=False)
    assert refused.value.code == "bad-address"
    check_address(url, private=True)


@pytest.mark.parametrize("address", PUBLIC.split())
def test_public_addresses_may_be_called(address: str) -> None:
    check_address(f"https://[{address}]/hook" if ":" in address else f"https://{address}/hook", private=False)


@given(st.ip_addresses())
def test_nothing_is_public_that_python_knows_to_be_special(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> None:
    special = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast or address.is_reserved
    if isinstance(address, ipaddress.IPv6Address) and address in ipaddress.IPv6Network("64:ff9b::/96"):
        return
    assert not (special and is_public(address))
