/** Style of the report: light and dark, from the width of a phone on. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8dce5, #353b48); --soft: light-dark(#f5f6fa, #1b1f28);
  --text: light-dark(#1a1e27, #e8ebf2); --quiet: light-dark(#596070, #a4acbd); --bad: light-dark(#b3261e, #ff8a80);
  --good: light-dark(#1c7a3e, #7bd49a); --open: light-dark(#7a5b00, #e9c46a); --page: light-dark(#ffffff, #12151c); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; } .quiet { color: var(--quiet); font-size: .9rem; }
.sums { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; padding: 0; list-style: none; }
.sums li { flex: 1 1 8rem; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--soft); }
.sums b { display: block; font-size: 1.6rem; line-height: 1.2; }
.failed { color: var(--bad); } .passed { color: var(--good); } .notTried { color: var(--open); }
article { border: 1px solid var(--line); border-left: .3rem solid var(--bad); border-radius: .5rem; padding: .75rem .9rem;
  margin: .75rem 0; }
article h3 { font: 600 .95rem/1.4 ui-monospace, monospace; margin: 0; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .4rem .9rem; }
summary { cursor: pointer; font-weight: 600; padding: .35rem 0; }
details ul { margin: .25rem 0 .5rem; padding-left: 1.1rem; } code { font-size: .9em; }
ol.trace { margin: .4rem 0; padding-left: 1.6rem; font: .85rem/1.6 ui-monospace, monospace; color: var(--quiet); }
`;
