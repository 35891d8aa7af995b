/** Style of the page: one column, both colour schemes, no other file. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --back: #fff; --card: #f6f8fa; --line: #d1d9e0;
  --breaking: #cf222e; --undecided: #bc4c00; --risky: #8a5d00; --safe: #1a7f37; --docs: #0969da; --exempt: #8250df;
  --old: #ffebe9; --old-mark: #ffb3ad; --new: #dafbe1; --new-mark: #94e3a5; --point: #fff3c4; }
@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --soft: #9ea7b0; --back: #0d1117; --card: #151b23;
  --line: #3d444d; --breaking: #ff7b72; --undecided: #ffa657; --risky: #e3b341; --safe: #56d364; --docs: #79c0ff; --exempt: #d2a8ff;
  --old: #3c1618; --old-mark: #8e2a2a; --new: #12261e; --new-mark: #22663a; --point: #3f3000; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; color: var(--text); background: var(--back);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
a { color: var(--docs); }
a:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 3px solid var(--docs); outline-offset: 2px; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { white-space: pre-wrap; background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: .5rem; margin: .5rem 0; }
.soft { color: var(--soft); font-size: .875rem; }
.filters { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; padding: 0; border: 0; }
.filters label { display: flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: 0 .75rem;
  border: 1px solid var(--line); border-radius: 2rem; cursor: pointer; }
.filters select { max-width: 14rem; min-height: 2rem; font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 6px; }
.breaks { border-left: 4px solid var(--breaking); background: var(--card); border-radius: 6px; padding: .25rem .75rem; }
.breaks li { margin: .35rem 0; }
[id^=change-]:target { outline: 3px solid var(--kind); }
table.rules { border-collapse: collapse; font-size: .9rem; }
.rules th, .rules td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); }
.change { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--kind); border-radius: 6px; padding: .75rem; margin: .75rem 0; }
.change { content-visibility: auto; contain-intrinsic-size: auto 24rem; }
:root:has(:target) .change { content-visibility: visible; }
.change:has(:target) { display: block !important; outline: 3px solid var(--kind); }
.place { margin: 0; color: var(--soft); font-size: .875rem; }
.kind { color: var(--kind); font-weight: 600; }
.breaking { --kind: var(--breaking); } .undecided { --kind: var(--undecided); } .risky { --kind: var(--risky); } .safe { --kind: var(--safe); }
.docs { --kind: var(--docs); } .exempt { --kind: var(--exempt); }
pre.lines, pre.example { white-space: pre; overflow-x: auto; tab-size: 2; }
.lines del, .lines ins { display: inline-block; min-width: 100%; text-decoration: none; }
.lines del { background: var(--old); } .lines ins { background: var(--new); }
.lines mark { background: var(--old-mark); color: inherit; } .lines ins mark { background: var(--new-mark); }
.example .point { background: var(--point); }
.example .note { color: var(--breaking); font-style: italic; }
summary { cursor: pointer; min-height: 2rem; }
@media print { .filters { display: none; } .change { break-inside: avoid; content-visibility: visible; } }
`;
