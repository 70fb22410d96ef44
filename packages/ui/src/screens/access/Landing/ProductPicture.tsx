import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { styled } from 'styled-components';
import { RisingLine } from '../../../parts/identity/SignInFrame/RisingLine.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';

const PhoneFrame = styled.figure`
  display: grid;
  gap: var(--space-16);
  width: 100%;
  max-width: 22rem;
  padding: var(--space-24);
  margin: 0 auto;
  border: 1px solid var(--line);
  border-radius: 1.75rem;
  background: var(--card);
  box-shadow: var(--shadow-raised);

  > p {
    color: var(--ink);
    font-weight: var(--weight-heading);
  }
`;

const FigureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  color: var(--muted);
  font-size: var(--type-12);

  strong {
    display: block;
    color: var(--ink);
    font-size: var(--type-22);
    font-weight: var(--weight-heading);
    line-height: var(--leading-heading);
  }
`;

const OrderTimeline = styled.ol`
  display: grid;
  padding: var(--space-16) 0 0;
  margin: 0;
  border-top: 1px solid var(--line);
  list-style: none;
  font-size: var(--type-14);

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
    padding-block: var(--space-8);
    padding-inline-start: var(--space-24);
    color: var(--ink);
  }

  li::before {
    content: '';
    position: absolute;
    inset: calc(50% - 5px) auto auto 0;
    width: 10px;
    height: 10px;
    border: 2px solid var(--accent);
    border-radius: var(--radius-full);
    background: var(--accent);
  }

  li:last-child::before {
    background: var(--card);
  }

  span {
    color: var(--muted);
  }
`;

const readTimelineSteps = (i18n: I18n) =>
  [
    [i18n._('landing.picturePaid'), i18n._('landing.picturePaidWhen')],
    [i18n._('landing.pictureNavOf'), i18n._('landing.pictureNavOfWhen')],
    [i18n._('landing.pictureUnits'), i18n._('landing.pictureUnitsWhen')],
  ] as const;

/** A small drawing of a scheme page and the steps of an order, in the colours of the theme; its scheme is invented. */
export function ProductPicture() {
  const { i18n } = useLingui();
  return (
    <PhoneFrame role="img" aria-label={i18n._('landing.picture')}>
      <p>{i18n._('landing.pictureScheme')}</p>
      <FigureRow>
        <div>
          {i18n._('landing.pictureNav')}
          <strong>
            <Money value={48.21} />
          </strong>
        </div>
        <div>
          {i18n._('landing.pictureAmount')}
          <strong>
            <Money value={5000} />
          </strong>
        </div>
      </FigureRow>
      <RisingLine />
      <OrderTimeline>
        {readTimelineSteps(i18n).map(([step, when]) => (
          <li key={step}>
            {step}
            <span>{when}</span>
          </li>
        ))}
      </OrderTimeline>
    </PhoneFrame>
  );
}
