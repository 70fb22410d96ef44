import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { RisingLine } from './RisingLine.tsx';

const Columns = styled.div`
  display: grid;
  min-height: 100%;
  justify-items: center;
  align-content: start;
  padding: var(--space-24) var(--gutter) var(--space-48);

  @media (max-width: 47.99rem) {
    padding-top: var(--space-12);
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-content: stretch;
    align-items: center;
    padding: 0;
  }
`;

const Brand = styled.aside`
  display: none;

  @media (min-width: 64rem) {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: var(--space-48);
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    min-height: 40rem;
    padding: var(--space-64) max(var(--space-48), 6vw);
    background: var(--accent-soft);
    color: var(--ink);
  }
`;

const Promise = styled.p`
  max-width: 22ch;
  font-size: var(--type-36);
  font-weight: var(--weight-heading);
  line-height: var(--leading-heading);
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Panel = styled(Card)`
  box-sizing: border-box;
  width: 100%;
  max-width: 27rem;

  @media (min-width: 64rem) {
    margin-block: var(--space-32);
  }
`;

/** The two columns of the sign-in family: a quiet brand panel from 1,024 px on, and the card. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Columns>
      <Brand>
        <Promise>{i18n._('access.signIn.promise')}</Promise>
        <RisingLine />
      </Brand>
      <Panel raised>{children}</Panel>
    </Columns>
  );
}
