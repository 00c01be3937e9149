// Waits of component tests end when what they wait for is there; on a busy machine a lazily loaded
// part takes longer than the library's one second, and a timing must never fail a test.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
