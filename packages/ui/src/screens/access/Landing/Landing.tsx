import { landing } from '@folioflow/flows/words/static';
import { styled } from 'styled-components';
import { RisingLine } from '../../../parts/SignInFrame/RisingLine.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Page } from '../../../shell/Page.tsx';

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  padding-block: var(--space-32) var(--space-48);

  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-24);
  }

  h1 {
    max-width: 14ch;
    /* The last limit is for text enlarged by the reader: the longest word fits the phone. */
    font-size: min(clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem), 14vw);
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
    padding-block: var(--space-64);
  }
`;

const Points = styled.ul`
  display: grid;
  gap: var(--space-24);
  padding: var(--space-32) 0 0;
  margin: 0;
  border-top: 1px solid var(--line);
  list-style: none;

  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--type-18);
  }

  p {
    max-width: 42ch;
    color: var(--muted);
  }

  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-32);
  }
`;

const points = [
  { title: landing.pointOrders, text: landing.pointOrdersText },
  { title: landing.pointMoney, text: landing.pointMoneyText },
  { title: landing.pointCodes, text: landing.pointCodesText },
] as const;

/** What a visitor sees first (ON-099 to ON-103). */
export function Landing() {
  return (
    <Page>
      <Hero>
        <div>
          <h1>{landing.hero}</h1>
          <p>{landing.supporting}</p>
          <LinkButton to="/signin">{landing.signIn}</LinkButton>
        </div>
        <RisingLine />
      </Hero>
      <Points>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </Points>
    </Page>
  );
}
