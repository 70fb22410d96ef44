const SLACK = 2;
/** Letters are taller than a tight line. */
const SLACK_BELOW = 4;

interface TextLine {
  readonly words: Text;
  readonly place: DOMRect;
  readonly boxes: Map<Element, readonly Box[]>;
}

const isAccented = ({ textContent }: Node) => /[À-ÿ]/.test(textContent ?? '');
const lineText = ({ words }: TextLine) => words.data.trim().replace(/\s+/g, ' ').slice(0, 60);

type Box = readonly [Element, CSSStyleDeclaration];

/** Returns the boxes around a line, the innermost first. They are cached for each element. */
function boxesAround({ words, boxes }: TextLine): readonly Box[] {
  const boxesFrom = (box: Element | null): readonly Box[] => {
    if (box === null) return [];
    const known = boxes.get(box) ?? [[box, getComputedStyle(box)] as const, ...boxesFrom(box.parentElement)];
    boxes.set(box, known);
    return known;
  };
  return boxesFrom(words.parentElement);
}

const isHidden = (line: TextLine) =>
  line.words.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false ||
  boxesAround(line).some(([, { clipPath }]) => clipPath !== 'none');
/** Returns whether a line is cut off by a box that shows only its first lines, such as a long name. */
const isClipped = (line: TextLine) =>
  boxesAround(line).some(
    ([box, { overflowY }]) =>
      isClipping(overflowY) && line.place.top > box.getBoundingClientRect().bottom - SLACK_BELOW,
  );
/** Returns whether a line is positioned outside the document flow. */
const isPositioned = (line: TextLine) =>
  boxesAround(line).some(([, { position }]) => /absolute|fixed|sticky/.test(position));

const isVisibleBox = ({ backgroundColor, borderInlineEndWidth }: CSSStyleDeclaration) =>
  backgroundColor !== 'rgba(0, 0, 0, 0)' || borderInlineEndWidth !== '0px';
const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/**
 * Returns the reason why a line is not fully readable, or null: it overflows a visible or clipping box, or the page.
 */
function overflowFaultOf(line: TextLine): string | null {
  const { left, right, bottom } = line.place;
  for (const [box, style] of boxesAround(line)) {
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (isScrolling(style.overflowX)) return null;
    const around = box.getBoundingClientRect();
    const isOut = right > around.right + SLACK || left < around.left - SLACK;
    if (isOut && (isVisibleBox(style) || isClipping(style.overflowX))) return `wider than its <${box.localName}>`;
    if (isClipping(style.overflowY) && bottom > around.bottom + SLACK_BELOW)
      return `cut below by its <${box.localName}>`;
  }
  return right > document.documentElement.clientWidth + SLACK || left < -SLACK ? 'wider than the page' : null;
}

const isOverlapping = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_BELOW + SLACK;

function textLinesIn(root: Node): readonly TextLine[] {
  const lines: TextLine[] = [];
  const boxes: TextLine['boxes'] = new Map();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node as Text;
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const place of range.getClientRects()) if (place.width > 1) lines.push({ words, place, boxes });
  }
  return lines.filter((line) => !isHidden(line));
}

/** Returns the texts in the pseudo-language that are cut or overlap others, and a page wider than its window. */
export function findOverflow(root: Node): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lines = isAccented(root) ? textLinesIn(root) : [];
  const own = lines.filter(({ words }) => isAccented(words));
  const flat = lines.filter((line) => !isPositioned(line) && !isClipped(line));
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...own.flatMap((line) => {
      const fault = overflowFaultOf(line);
      const over = flat.find(({ words, place }) => words !== line.words && isOverlapping(place, line.place));
      return [
        ...(fault === null ? [] : [`${fault}: ${lineText(line)}`]),
        ...(over === undefined || isPositioned(line) ? [] : [`${lineText(line)} lies over ${lineText(over)}`]),
      ];
    }),
  ];
}
