// src/cli/fish.ts
const fishScript=`# portcullis completion fish > ~/.config/fish/completions/portcullis.fish
function __portcullis_words
    set -l words (commandline -opc) (commandline -ct)
    SHELL=fish portcullis --get-yargs-completions $words 2>/dev/null
end
complete -c portcullis -f
complete -c portcullis -n 'test -z "$(__portcullis_words | string collect)"' -F
complete -c portcullis -f -a '(__portcullis_words)'
`;

export { fishScript };
