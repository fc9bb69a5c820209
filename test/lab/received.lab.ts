import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseReceived } from "../../src/formats/mail/received.ts";
import { receivedLines, type ReceivedLine } from "../mail/received-lines.ts";
import { run, temporaryFolder } from "./machines/process.ts";

// SpamAssassin has parsed trace fields of real servers for twenty years, so it is asked about each line.

const perl = String.raw`
use strict; use warnings; use JSON::PP; use Mail::SpamAssassin; use Mail::SpamAssassin::PerMsgStatus;
my %silent = (dont_copy_prefs => 1, local_tests_only => 1, userprefs_filename => "/dev/null");
my $reader = Mail::SpamAssassin->new({ %silent, rules_filename => "/dev/null", site_rules_filename => "/dev/null" });
$reader->init(0);
open my $file, "<", $ARGV[0] or die; local $/;
my @found;
for my $line (@{ decode_json(<$file>) }) {
  my $message = $reader->parse("Received: $line\nFrom: a\@example.com\n\nx\n", 1);
  $message->{metadata}->{suppress_relayset_check} = 1;
  $message->extract_message_metadata(Mail::SpamAssassin::PerMsgStatus->new($reader, $message));
  my ($hop) = map { @{ $message->{metadata}->{$_} || [] } } qw(relays_trusted relays_untrusted);
  push @found, $hop ? { map { $_ => "$hop->{$_}" } qw(ip rdns helo by) } : undef;
  $message->finish;
}
print encode_json(\@found);
`;

interface Relay {
  readonly ip: string;
  readonly rdns: string;
  readonly helo: string;
  readonly by: string;
}

/** In SpamAssassin's notation: address literals between exclamation marks, and an empty text without a value. */
function expected({ address, name, helo, by, spamassassin }: ReceivedLine): Relay | null {
  if (spamassassin === "skips") return null;
  const said = helo?.replace(/^\[(?<inner>.*)\]$/, "!$<inner>!") ?? "";
  const { rdns = name ?? "", helo: called = said, by: server = by ?? "" } = spamassassin ?? {};
  return { ip: address ?? "", rdns, helo: called, by: server };
}

test(`${receivedLines.length} kinds of servers tell SpamAssassin what they tell us`, () => {
  const folder = temporaryFolder("received");
  const file = join(folder, "lines.json");
  writeFileSync(file, JSON.stringify(receivedLines.map(({ line }) => line)));
  const found = JSON.parse(run("/usr/bin/perl", ["-e", perl, file], folder)) as readonly (Relay | null)[];

  const bySomebodyElse = receivedLines.map((each, at) => [each.server, found[at] ?? null]);
  expect(bySomebodyElse).toEqual(receivedLines.map((each) => [each.server, expected(each)]));
  // Our parser gives the table's values, too.
  expect(receivedLines.map(({ line }) => parseReceived(line).from?.address ?? null)).toEqual(
    receivedLines.map(({ address }) => address),
  );
});
