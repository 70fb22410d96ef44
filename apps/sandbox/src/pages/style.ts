/** Stylesheet of the sandbox's own pages: control surface and gateway. */
export const styleSheet = `
:root{color-scheme:light dark;--ink:#16202c;--soft:#5b6878;--line:#dbe2ea;--ground:#f5f7fa;--card:#fff;--accent:#0b5cad;--accent-ink:#fff;--good:#0a6b3d;--bad:#a3262a;--warn:#7a4d00;--warn-ground:#fff3d6}
@media (prefers-color-scheme:dark){:root{--ink:#e8edf3;--soft:#9fadbd;--line:#2d3947;--ground:#10161d;--card:#19222c;--accent:#7db8f5;--accent-ink:#0b1622;--good:#6fd3a0;--bad:#ff9a98;--warn:#ffd47a;--warn-ground:#3a2c0c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{background:var(--card);border-bottom:1px solid var(--line);padding:16px 20px}
header .row{max-width:1280px;margin:0 auto}
h1{font-size:20px;margin:0}
h2{font-size:16px;margin:0 0 12px}
main{max-width:1280px;margin:0 auto;padding:20px;display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
@media (min-width:1024px){main.wide{grid-template-columns:minmax(0,3fr) minmax(0,2fr);align-items:start}.span{grid-column:1/-1}}
.stack{display:grid;gap:20px;min-width:0}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;min-width:0}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.row.apart{justify-content:space-between}
.soft{color:var(--soft)}
.notice{background:var(--warn-ground);color:var(--warn);border-radius:8px;padding:4px 10px;font-size:13px}
.scroll{overflow-x:auto;position:relative}
.whole{white-space:nowrap}
.tall{max-height:420px;overflow:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:12px;font-weight:600;color:var(--soft);white-space:nowrap}
tr:last-child td{border-bottom:0}
.num,time,code{font-variant-numeric:tabular-nums}
code{font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}
button,.button{min-height:44px;padding:0 16px;border-radius:10px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;font-weight:600;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center}
button:hover{border-color:var(--accent)}
button.main{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
button.bad{color:var(--bad)}
button.small{min-height:32px;padding:0 10px;font-size:13px}
button.small.main{white-space:nowrap}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
input,select{min-height:44px;padding:0 12px;border-radius:10px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;min-width:0;max-width:100%}
label{display:grid;gap:4px;font-size:13px;color:var(--soft)}
.messages{list-style:none;margin:0;padding:0;display:grid;gap:10px}
.messages li{border:1px solid var(--line);border-radius:10px;padding:12px;display:grid;gap:4px}
.code{font:600 28px/1.2 ui-monospace,'SF Mono',Menlo,Consolas,monospace;letter-spacing:.12em;border:0;background:none;padding:0;justify-content:flex-start;color:var(--accent);min-height:44px}
.good{color:var(--good)}
.gone{color:var(--bad)}
.pay{max-width:480px;margin:0 auto}
.pay .amount{font-size:32px;font-weight:700;margin:4px 0 16px}
.pay form{display:grid;gap:10px}
form{margin:0}
.hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.button.small{min-height:32px;padding:0 10px;font-size:13px}
.tour{margin:0;padding:0;list-style:none;counter-reset:step;display:grid;gap:12px}
.tour li{counter-increment:step;display:grid;gap:8px;grid-template-columns:minmax(0,1fr);padding-left:40px;position:relative}
.tour li::before{content:counter(step);position:absolute;left:0;top:0;width:28px;height:28px;border-radius:50%;background:var(--accent);color:var(--accent-ink);display:grid;place-items:center;font-weight:700}
.tour li[data-done]::before{content:'✓';background:var(--good);color:var(--card)}
@media (min-width:1024px){.tour{grid-template-columns:repeat(5,minmax(0,1fr));gap:20px}.tour li{padding:40px 0 0;align-content:space-between}}
summary{min-height:44px;display:flex;align-items:center;justify-content:space-between;gap:8px;cursor:pointer;font-weight:600}
details+details{border-top:1px solid var(--line)}
.values{list-style:none;margin:0 0 12px;padding:0;display:grid;gap:8px}
.values li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
.values li>span{flex:1 1 14rem;min-width:0}
.switches{display:grid;gap:16px}
.switch{grid-template-columns:minmax(0,1fr) auto;align-items:center}
.switch strong{color:var(--ink)}
.switch span{grid-column:1/-1}
.switch :is(input,select){max-width:11rem}
@media (max-width:640px){main{padding:12px}section{padding:12px}.scroll table,.scroll tbody,.scroll tr,.scroll td{display:block}.scroll thead{display:none}.scroll tr{padding:10px 0;border-bottom:1px solid var(--line)}.scroll td{border:0;padding:3px 0}form.row{display:grid;grid-template-columns:minmax(0,1fr)}form.row select,form.row input{width:100%}}
#status{position:fixed;left:16px;bottom:16px;background:var(--ink);color:var(--ground);padding:10px 16px;border-radius:10px;margin:0}
#status:empty{display:none}
@media (prefers-reduced-motion:no-preference){button{transition:border-color .12s}}
`;
