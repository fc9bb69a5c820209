# Zonemaster's command line for many zones. Loading it takes longer than most of its tests, so each zone is tested in a fork of this process.
# Arguments: the folder for the outputs, which are named by the zones' numbers; how many run at a time; a file of zones, one a line; and
# the options of zonemaster-cli.
use strict;
use warnings;
use Zonemaster::CLI;

my ( $folder, $at_a_time, $list, @options ) = @ARGV;
open my $file, '<', $list or die "$list: $!";
chomp( my @zones = <$file> );
my $running = 0;
for my $number ( 0 .. $#zones ) {
    if ( $running == $at_a_time ) { wait; $running-- }
    my $child = fork // die "fork: $!";
    if ( $child == 0 ) {
        open STDOUT, '>', "$folder/$number" or die "$folder/$number: $!";
        @ARGV = ( @options, $zones[$number] );
        Zonemaster::CLI->new_with_options->run;
        exit;
    }
    $running++;
}
1 while wait != -1;
