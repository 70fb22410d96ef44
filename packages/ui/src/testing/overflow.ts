const SLACK = 2;
/** Letters are taller than a close line. */
const SLACK_BELOW = 4;

interface Line {
  readonly words: Text;
  readonly place: DOMRect;
  readonly boxes: Map<Element, readonly Box[]>;
}

const isAccented = ({ textContent }: Node) => /[À-ÿ]/.test(textContent ?? '');
const reads = ({ words }: Line) => words.data.trim().replace(/\s+/g, ' ').slice(0, 60);

type Box = readonly [Element, CSSStyleDeclaration];

/** The boxes around a line, from the inside; those of one element stay as they are while a page is looked at. */
function boxesAround({ words, boxes }: Line): readonly Box[] {
  const of = (box: Element | null): readonly Box[] => {
    if (box === null) return [];
    const known = boxes.get(box) ?? [[box, getComputedStyle(box)] as const, ...of(box.parentElement)];
    boxes.set(box, known);
    return known;
  };
  return of(words.parentElement);
}

const isHidden = (line: Line) =>
  line.words.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false ||
  boxesAround(line).some(([, { clipPath }]) => clipPath !== 'none');
/** Below a box that shows only its first lines: a long name of the provider's. */
const isCutOff = (line: Line) =>
  boxesAround(line).some(
    ([box, { overflowY }]) => clips(overflowY) && line.place.top > box.getBoundingClientRect().bottom - SLACK_BELOW,
  );
/** Lies above the page and is not in its flow. */
const isLifted = (line: Line) => boxesAround(line).some(([, { position }]) => /absolute|fixed|sticky/.test(position));

const isDrawn = ({ backgroundColor, borderInlineEndWidth }: CSSStyleDeclaration) =>
  backgroundColor !== 'rgba(0, 0, 0, 0)' || borderInlineEndWidth !== '0px';
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Why a line cannot be read whole, if so: it leaves a box that is drawn or cuts, or the page. */
function faultOf(line: Line): string | null {
  const { left, right, bottom } = line.place;
  for (const [box, style] of boxesAround(line)) {
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (scrolls(style.overflowX)) return null;
    const around = box.getBoundingClientRect();
    const isOut = right > around.right + SLACK || left < around.left - SLACK;
    if (isOut && (isDrawn(style) || clips(style.overflowX))) return `wider than its <${box.localName}>`;
    if (clips(style.overflowY) && bottom > around.bottom + SLACK_BELOW) return `cut below by its <${box.localName}>`;
  }
  return right > document.documentElement.clientWidth + SLACK || left < -SLACK ? 'wider than the page' : null;
}

const meet = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_BELOW + SLACK;

function linesIn(root: Node): readonly Line[] {
  const lines: Line[] = [];
  const boxes: Line['boxes'] = new Map();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node as Text;
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const place of range.getClientRects()) if (place.width > 1) lines.push({ words, place, boxes });
  }
  return lines.filter((line) => !isHidden(line));
}

/** Our own words, in the pseudo-language, that cannot be read whole or lie over others, and a page wider than its window. */
export function overflowIn(root: Node): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lines = isAccented(root) ? linesIn(root) : [];
  const own = lines.filter(({ words }) => isAccented(words));
  const flat = lines.filter((line) => !isLifted(line) && !isCutOff(line));
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...own.flatMap((line) => {
      const fault = faultOf(line);
      const over = flat.find(({ words, place }) => words !== line.words && meet(place, line.place));
      return [
        ...(fault === null ? [] : [`${fault}: ${reads(line)}`]),
        ...(over === undefined || isLifted(line) ? [] : [`${reads(line)} lies over ${reads(over)}`]),
      ];
    }),
  ];
}
