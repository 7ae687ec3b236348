/** What a browser under test neither needs nor may do: a GPU, a sandbox as root, calls of its own to the network. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  // A page of a test lives too short for the compilers that optimise: they cost more than they bring.
  '--js-flags=--no-maglev,--no-opt',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
