/**
 * How rare one letter is after another in names that people choose: a row for the beginning of a word and for each letter, in it a digit (base
 * 36) for each next letter and for the end, 2.5 times the negative binary logarithm of its share. Counted over the 36,498 labels of the sites in
 * kagisearch/smallweb (MIT, 22 August 2026).
 */
export const letterPairs: readonly string[] = [
  "9aaacdcddacc9cebkb9aheekihz",
  "idbcghefdie9a6jep7a9edhjeha",
  "8ejh6lmf9ik8jj8lp8djammpcnb",
  "8jfi9kj6bm8cjl7jnbebdompfjb",
  "7fgd6hff8ijeeg9gracfdigodk7",
  "becbcffhekg9d8ffo69bidefej8",
  "8ggi89ii8kjagh8iq8fabnjlima",
  "8gii7heaalkcfd9ip9cfalhpfn6",
  "6hii6ljk8mjffd8iqbgccliqep9",
  "bg9cafclkjdac6cfmc99jemhlha",
  "5ggf7ihgbighfg5fqffh9jhmlmc",
  "8hhh6jjd8jfdff9hrcagckgrcp7",
  "8ggc6gii7kg8fj8gpjddchjqcl9",
  "5cdi7jkj7jihdi8crfchcmjodla",
  "afc98g9gahdggcbhpga9gjhofj7",
  "gdebfdcfgjfaa6cdp8abbecigja",
  "7ihj7ij99mjahj9cs9cccojpfoa",
  "fghgijkjdnicgiikihgg2ifjkn8",
  "7fec7iei8leeed8grdcbdijrck8",
  "agbh9ij9aldfehadkhb7ekgrgk5",
  "9hfj7jk78ljfhi9isacbdmgodh8",
  "ccccbfcicke9b8jdr78aljnghhb",
  "7jjh4ljj5mjgiibjogfjikmohn8",
  "6ghg7ijb6lhegc8isbcghmhphn9",
  "9dceafge9ifdegcamfcaeiefek5",
  "9cddbgfffifbcbbdodacfjfklj4",
  "7iih7igc9ofeghajlifgdjgjbb6",
];
