import { useLingui } from '@lingui/react';
import { Check } from 'lucide';
import { styled } from 'styled-components';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { formatRupees } from '../../../format/money.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

/* On a phone a band from edge to edge. */
const Ground = styled.figure`
  position: relative;
  display: grid;
  gap: var(--space-16);
  margin: 0 calc(-1 * var(--gutter));
  padding: var(--space-32) var(--gutter);
  overflow: clip;
  border-top: 1px solid var(--line);
  background: var(--accent-soft);

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    opacity: 0.5;
  }

  @media (min-width: 48rem) {
    margin: 0 0 var(--space-24);
    padding: var(--space-48) var(--space-32);
    border: 0;
    border-radius: var(--radius-card);
  }

  @media (min-width: 64rem) {
    margin: 0;
  }
`;

const Sheet = styled.div`
  position: relative;
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow-raised);
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-text);
  }
`;

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding-bottom: var(--space-16);
  border-bottom: 1px solid var(--line);
  font-size: var(--type-16);
`;

/* On a phone the order alone. */
const Plan = styled(Sheet)`
  display: none;

  @media (min-width: 64rem) {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 60%;
    margin-inline-start: auto;
  }
`;

const OrderTimeline = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: var(--space-16) 0 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-8);
  }

  > li > :last-child {
    margin-inline-start: auto;
    color: var(--muted);
    font-weight: var(--weight-text);
  }
`;

const Mark = styled.i`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-full);

  &[data-done] {
    border-color: var(--gain);
    background: var(--gain);
    color: var(--card);
  }
`;

/** A drawing of the way of an order; its scheme is invented, and no figure is a return. */
export function ProductPicture() {
  const { i18n } = useLingui();
  const steps = [
    [i18n._('landing.picturePaid', { amount: formatRupees(5000) }), i18n._('landing.picturePaidWhen')],
    [i18n._('landing.pictureNavOf'), '₹42.9751'],
    [i18n._('landing.pictureUnits'), i18n._('landing.pictureUnitsWhen')],
  ] as const;
  return (
    <Ground role="img" aria-label={i18n._('landing.picture')}>
      <svg viewBox="0 0 480 376" preserveAspectRatio="none" aria-hidden focusable="false">
        <path d="M0 332 C 60 316 90 252 150 258 S 220 300 262 232 330 90 390 74 450 44 480 36" />
      </svg>
      <Sheet>
        <Heading>
          <SchemeMark name={i18n._('landing.pictureFund')} size={2.5} />
          <div>
            <span>{i18n._('landing.pictureFund')}</span>
            <small>{i18n._('landing.picturePlan')}</small>
          </div>
        </Heading>
        <OrderTimeline>
          {steps.map(([step, when], place) => (
            <li key={step}>
              <Mark data-done={place < 2 || undefined}>
                {place < 2 && <Icon of={Check} size={14} strokeWidth={3} />}
              </Mark>
              <span>{step}</span>
              <span>{when}</span>
            </li>
          ))}
        </OrderTimeline>
      </Sheet>
      <Plan>
        <div>
          {i18n._('landing.pictureSip', { amount: formatRupees(2500) })}
          <small>{i18n._('landing.pictureSipWhen')}</small>
        </div>
        <Tag tone="gain">{i18n._('landing.pictureSipStatus')}</Tag>
      </Plan>
    </Ground>
  );
}
