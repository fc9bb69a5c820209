# `dnsviz probe | dnsviz print` for many zones. Loading them takes longer than most zones, so each zone is examined in forks of this process.
# Arguments: the folder for the outputs, which are named by the zones' numbers; how many run at a time; a file of zones, one a line; the file
# of root hints, for which DNSViz has no option, and without which it would ask the real root; and the root's key.
import os
import sys

import dnsviz.util
from dnsviz.ipaddr import IPAddr

folder, at_a_time, zones, hints, anchor = sys.argv[1:]
dnsviz.util.ROOT_HINTS = hints
# It connects a datagram socket to a root server, to see whether there is an Internet.
dnsviz.util.get_client_address = lambda server: IPAddr("127.0.0.1")

from dnsviz.commands import print as printing, probe  # noqa: E402


def forked(command, args, from_file, to_file):
    child = os.fork()
    if child:
        return child
    os.dup2(os.open(from_file, os.O_RDONLY), 0)
    os.dup2(os.open(to_file, os.O_WRONLY | os.O_CREAT, 0o600), 1)
    try:
        command.main([command.__name__] + args)
        sys.stdout.flush()
    finally:
        # Nothing of the parent is cleaned up here.
        os._exit(0)


def examine(zone, output):
    seen = output + ".json"
    os.waitpid(forked(probe, ["-4", "-A", "-a", ".", zone], os.devnull, seen), 0)
    os.waitpid(forked(printing, ["-P", "-t", anchor], seen, output), 0)
    os._exit(0)


running = 0
for number, zone in enumerate(open(zones).read().split("\n")):
    if running == int(at_a_time):
        os.wait()
        running -= 1
    if os.fork() == 0:
        examine(zone, os.path.join(folder, str(number)))
    running += 1
while running:
    os.wait()
    running -= 1
