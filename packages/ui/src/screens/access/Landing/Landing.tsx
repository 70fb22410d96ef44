import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { Fingerprint, IdCard, Landmark, Users } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Page } from '../../../shell/Page.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  padding-bottom: var(--space-48);

  > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-24);
  }

  h1 {
    max-width: 18ch;
    /* The last limit is for enlarged text: the longest word fits into a phone's width. */
    font-size: min(clamp(2rem, 1.5rem + 2.4vw, 3rem), 14vw);
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  p {
    max-width: 46ch;
    color: var(--muted);
    font-size: var(--type-18);
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-64);
    padding-block: var(--space-32) var(--space-64);
  }
`;

const EntryLinks = styled.div`
  display: grid;
  gap: var(--space-12);

  @media (min-width: 30rem) {
    display: flex;
    flex-wrap: wrap;
  }
`;

const PageSection = styled.section`
  padding-block: var(--space-32);
  border-top: 1px solid var(--line);

  > p {
    margin-top: var(--space-8);
    color: var(--muted);
  }

  ul,
  ol {
    display: grid;
    gap: var(--space-24);
    padding: 0;
    margin: var(--space-24) 0 0;
    list-style: none;
    counter-reset: step;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4) var(--space-16);
    align-content: start;
  }

  li > :is(h3, p) {
    grid-column: 2;
  }

  h3 {
    font-size: var(--type-16);
  }

  li > p {
    max-width: 42ch;
    color: var(--muted);
  }

  li > svg,
  ol > li::before {
    grid-row: span 2;
    color: var(--accent);
  }

  ol > li::before {
    counter-increment: step;
    content: counter(step);
    width: 1.25rem;
    font-size: var(--type-28);
    font-weight: var(--weight-heading);
    line-height: 1;
  }

  @media (min-width: 48rem) {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-32);
    }
  }

  @media (min-width: 64rem) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const readNeeds = (i18n: I18n) =>
  [
    { sign: <Icon of={IdCard} />, title: i18n._('landing.needPan'), text: i18n._('landing.needPanText') },
    { sign: <Icon of={Fingerprint} />, title: i18n._('landing.needAadhaar'), text: i18n._('landing.needAadhaarText') },
    { sign: <Icon of={Landmark} />, title: i18n._('landing.needCheque'), text: i18n._('landing.needChequeText') },
    { sign: <Icon of={Users} />, title: i18n._('landing.needNominee'), text: i18n._('landing.needNomineeText') },
  ] as const;

const readSteps = (i18n: I18n) =>
  [
    { title: i18n._('landing.stepAccount'), text: i18n._('landing.stepAccountText') },
    { title: i18n._('landing.stepKyc'), text: i18n._('landing.stepKycText') },
    { title: i18n._('landing.stepInvest'), text: i18n._('landing.stepInvestText') },
  ] as const;

/** The sum of the minutes that the stages show. */
const KYC_MINUTES = 12;

/**
 * The first page of a visitor (ON-099 to ON-103): sign-up and sign-in, the documents to have at hand, and the stages.
 */
export function Landing() {
  const { i18n } = useLingui();
  return (
    <Page>
      <Hero>
        <div>
          <h1>{i18n._('landing.hero')}</h1>
          <p>{i18n._('landing.supporting')}</p>
          <EntryLinks>
            <LinkButton to="/signup">{i18n._('landing.signUp')}</LinkButton>
            <LinkButton to="/signin" variant="secondary">
              {i18n._('landing.signIn')}
            </LinkButton>
          </EntryLinks>
          <TextLink to="/sipcalculator">{i18n._('landing.calculator')}</TextLink>
        </div>
        <ProductPicture />
      </Hero>
      <PageSection>
        <h2>{i18n._('landing.needs')}</h2>
        <p>{i18n._('landing.needsLead', { minutes: KYC_MINUTES })}</p>
        <ul>
          {readNeeds(i18n).map(({ sign, title, text }) => (
            <li key={title}>
              {sign}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection>
        <h2>{i18n._('landing.steps')}</h2>
        <ol>
          {readSteps(i18n).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
    </Page>
  );
}
