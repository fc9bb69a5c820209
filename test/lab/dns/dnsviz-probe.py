# dnsviz probe with the root of the lab: it has no option for hints, and without them it would ask the real one.
# Arguments: the file of hints, and those of `dnsviz probe`.
import sys

import dnsviz.util
from dnsviz.ipaddr import IPAddr

dnsviz.util.ROOT_HINTS = sys.argv[1]
# It connects a datagram socket to a root server, to see whether there is an Internet.
dnsviz.util.get_client_address = lambda server: IPAddr("127.0.0.1")

from dnsviz.commands.probe import main  # noqa: E402

main(["probe"] + sys.argv[2:])
