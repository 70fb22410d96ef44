import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  width: 100%;
  max-width: 13rem;
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.5;
  stroke-linecap: round;

  [data-part='paper'] {
    fill: var(--sunken);
    stroke: var(--line);
  }

  [data-part='read'] {
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 1.5;
  }

  text {
    fill: var(--accent);
    stroke: none;
    font-size: 11px;
    font-weight: var(--weight-label);
  }
`;

/** A cheque with the two fields that are read from it; the text below has the same meaning. */
export function ChequeExample() {
  const { i18n } = useLingui();
  return (
    <Drawing viewBox="0 0 272 124" aria-hidden focusable="false">
      <rect data-part="paper" x="1" y="1" width="270" height="122" rx="10" />
      <path d="M16 20h64M206 20h50M16 46h168M16 62h120" />
      <rect data-part="read" x="88" y="11" width="92" height="19" rx="5" />
      <text x="134" y="24.5" textAnchor="middle">
        {i18n._('bank.example.ifsc')}
      </text>
      <rect data-part="read" x="16" y="76" width="132" height="21" rx="5" />
      <text x="82" y="90.5" textAnchor="middle">
        {i18n._('bank.example.accountNumber')}
      </text>
      <path d="M192 92c6-12 12-12 12-2s8 8 12-2 10-8 14 2 10 4 22-4M66 112h140" />
    </Drawing>
  );
}
