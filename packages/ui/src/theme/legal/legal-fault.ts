/**
 * A notice that the law requires, marked by `data-legal`: the disclaimer about market risk, the risk label and the
 * riskometer of a scheme (SEBI), a warning, and the statement that returns are not guaranteed.
 */
export type LegalNotice = 'disclaimer' | 'risk' | 'riskometer' | 'warning' | 'returns';

/** The reason for which a mandatory notice cannot be read. */
export type LegalFaultKind = 'missing' | 'hidden' | 'covered' | 'faint' | 'small';

export interface LegalFault {
  readonly kind: LegalFaultKind;
  /** Value of `data-legal`. */
  readonly notice: string;
  /** The element; null if it is missing. */
  readonly element: Element | null;
  /** The measured value, such as `contrast 2.1`. */
  readonly detail: string;
}

const REMEDIES: Readonly<Record<LegalFaultKind, string>> = {
  missing: 'Render the footer of the frame, which contains it.',
  hidden: 'Remove the style that hides, clips or shrinks it.',
  covered: 'Move the element above it, or leave room for the notice.',
  faint: 'Use the roles of tokens.css or of a derived theme; text needs a contrast of 4.5, a drawing of 3.',
  small: 'Use a font size of at least 12 px.',
};

function describeElement(element: Element | null): string {
  if (element === null) return '';
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
  return ` "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

/** Formats faults as one message: each notice, the measured value and the remedy. */
export const formatFaults = (faults: readonly LegalFault[]): string =>
  [
    'Notices that the law requires cannot be read on this page:',
    ...faults.map(
      ({ kind, notice, element, detail }, place) =>
        `${place + 1}. ${notice}${describeElement(element)} is ${kind}${detail === '' ? '' : `: ${detail}`}. ${REMEDIES[kind]}`,
    ),
  ].join('\n');
