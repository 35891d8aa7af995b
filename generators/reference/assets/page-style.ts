const DARK = `--text: #f0f6fc; --soft: #9ea7b3; --back: #0d1117; --card: #151b23; --line: #3d444d; --link: #79c0ff;
  --inferred: #79c0ff; --unspecified: #e3b341; --warning: #ffa657; --money: #d2a8ff; --required: #ff938a; --string: #a5d6ff; --keyword: #ff9492;`;

/** The style of every page: both colour schemes, phone and desktop, no font or picture from outside. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #57606a; --back: #fff; --card: #f6f8fa; --line: #d1d9e0; --link: #0550ae;
  --inferred: #0969da; --unspecified: #9a6700; --warning: #bc4c00; --money: #8250df; --required: #b3261e; --string: #0a3069; --keyword: #a40e26; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${DARK} } }
:root[data-theme="dark"] { ${DARK} color-scheme: dark; }
:root[data-theme="light"] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { margin: 0; color: var(--text); background: var(--back); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; padding: .75rem; background: var(--back); }
.skip:focus { left: 0; z-index: 3; }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .5rem 1rem;
  background: var(--back); border-bottom: 1px solid var(--line); }
.home { font-weight: 600; color: var(--text); text-decoration: none; }
header .home:not(:first-child)::before { content: "/"; color: var(--soft); font-weight: 400; margin-right: 1rem; }
.version, .count, small { color: var(--soft); font-size: .8125rem; }
.search { position: relative; margin-left: auto; }
.search label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input, select, textarea, button { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: .35rem .6rem; min-height: 2.5rem; max-width: 100%; }
button { cursor: pointer; background: var(--card); padding-inline: 1.25rem; }
#found { position: absolute; right: 0; width: min(32rem, 92vw); max-height: 70vh; overflow: auto; margin: .25rem 0 0; padding: .25rem; list-style: none;
  background: var(--back); border: 1px solid var(--line); border-radius: 6px; }
#found a { display: block; padding: .5rem; text-decoration: none; }
#found a:hover, #found a:focus { background: var(--card); }
.columns { display: grid; grid-template-columns: minmax(13rem, 18rem) minmax(0, 1fr); min-height: calc(100vh - 3.6rem); }
nav { padding: 1rem; border-right: 1px solid var(--line); font-size: .9375rem; }
nav ul { list-style: none; margin: 0 0 .5rem; padding: 0; }
nav li a { display: block; padding: .25rem .5rem; border-radius: 6px; text-decoration: none; color: var(--text); }
nav .section a { display: inline; padding: 0; font-weight: 600; }
nav .group { display: block; margin-top: .5rem; padding-left: .5rem; color: var(--soft); font-size: .8125rem; }
nav a[aria-current] { background: var(--card); font-weight: 600; }
nav summary { display: none; }
main { max-width: 58rem; padding: 1rem 2rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 .5rem; }
.label { font: 600 .9rem/1 ui-monospace, monospace; border: 1px solid var(--line); border-radius: 6px; padding: .2rem .4rem; vertical-align: middle; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem 1rem; overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; max-height: 40rem; }
pre .c { color: var(--soft); } pre .s { color: var(--string); } pre .k { color: var(--keyword); }
figure { margin: .75rem 0; }
figcaption { color: var(--soft); font-size: .8125rem; margin-bottom: .25rem; }
.wide, .states { overflow-x: auto; background:
  linear-gradient(to right, var(--back) 40%, transparent) left / 3rem 100% no-repeat local,
  linear-gradient(to left, var(--back) 40%, transparent) right / 3rem 100% no-repeat local,
  linear-gradient(to right, var(--line), transparent) left / .6rem 100% no-repeat scroll,
  linear-gradient(to left, var(--line), transparent) right / .6rem 100% no-repeat scroll; }
table { border-collapse: collapse; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: normal; }
.fields { margin: .75rem 0; border-top: 1px solid var(--line); }
.fields > div { padding: .6rem 0; border-bottom: 1px solid var(--line); }
.fields dd { margin: .15rem 0 0; }
.fields dd p { margin: .15rem 0; }
.fields .fields { margin-left: 1rem; }
.type { color: var(--soft); }
.required { color: var(--required); font-size: .8125rem; }
.deprecated { color: var(--warning); font-size: .8125rem; }
.limits { color: var(--soft); font-size: .875rem; }
summary { cursor: pointer; padding: .25rem 0; }
.note { border-left: 4px solid var(--kind); background: var(--card); border-radius: 0 6px 6px 0; padding: .5rem 1rem; margin: .75rem 0; }
.note p { margin: .25rem 0; }
.note b { color: var(--kind); font-size: .8125rem; }
.inferred { --kind: var(--inferred); } .unspecified { --kind: var(--unspecified); } .warning { --kind: var(--warning); } .money { --kind: var(--money); }
.filter output { padding-bottom: .5rem; color: var(--soft); font-size: .875rem; }
.filter, .try { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0; }
.filter label, .try label { display: grid; gap: .15rem; font-size: .875rem; }
.try { align-items: stretch; flex-direction: column; }
.try pre:empty, .try output:empty { display: none; }
.try button { align-self: start; }
.try textarea { font: .875em/1.5 ui-monospace, monospace; }
[hidden] { display: none !important; }
.states svg { max-width: 100%; height: auto; }
.states rect { fill: var(--card); stroke: var(--line); }
.states path { fill: none; stroke: var(--soft); stroke-width: 1.5; }
.states marker path { fill: var(--soft); stroke: none; }
.states text { fill: var(--text); font: 14px system-ui, sans-serif; }
.states .move { fill: var(--soft); font-size: 12px; }
@media (max-width: 50rem) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  nav { border: 0; border-bottom: 1px solid var(--line); padding: .25rem 1rem; }
  nav summary { display: block; padding: .6rem 0; font-weight: 600; }
  main { padding: 1rem 1rem 4rem; }
  table, tbody, tr, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { padding: .1rem 0; border: 0; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td:not(:first-child)::before { content: attr(data-label) ": "; color: var(--soft); }
  td:first-child { font-weight: 600; }
  .filter label { flex: 1 1 8rem; } .filter input, .filter select { width: 100%; }
  .version { display: none; } header { gap: .25rem .5rem; font-size: .9375rem; } header .home:not(:first-child)::before { margin-right: .6rem; }
  .search { margin-left: 0; width: 100%; } .search input { width: 100%; }
}
@media print {
  :root:root { color-scheme: light; --text: #000; --soft: #444; --back: #fff; --card: #fff; --line: #bbb; --link: #000; --required: #000;
    --inferred: #000; --unspecified: #000; --warning: #000; --money: #000; --string: #000; --keyword: #000; }
  header, nav, .skip, .try, .filter { display: none; }
  .columns { display: block; min-height: 0; } main { max-width: none; padding: 0; }
  pre { max-height: none; } .wide, .states { background: none; }
  tr, .note, .fields > div { break-inside: avoid; } h2, h3, figcaption { break-after: avoid; }
}
`;
