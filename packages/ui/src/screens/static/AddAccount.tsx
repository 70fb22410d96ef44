import { addAccount } from '@folioflow/flows/words/account';
import { ArrowRight, CircleCheck, CreditCard, Landmark } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IntroPanel } from '../../parts/page/IntroPanel/IntroPanel.tsx';
import { OutcomePanel } from '../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { AppLink } from '../../primitives/Link/LinkProvider.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../shell/Page.tsx';

const ChoiceLink = styled(AppLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--gutter);
  padding: var(--card-pad);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--muted);
  text-decoration: none;
  transition: border-color var(--motion-feedback) var(--ease-out);

  &:hover {
    border-color: var(--accent);
  }

  > svg {
    color: var(--accent);
  }

  strong {
    display: block;
    color: var(--ink);
    font-size: var(--type-18);
    font-weight: var(--weight-heading);
  }
`;

const IconDisc = styled.span`
  display: grid;
  place-items: center;
  width: min(3rem, 14vw);
  height: min(3rem, 14vw);
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);
`;

const PointList = styled.ul`
  display: grid;
  gap: var(--space-12);
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-12);
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--gain);
  }
`;

const readAccountChoices = () =>
  [
    { to: '/verify-step-5', picture: <Icon of={Landmark} />, name: addAccount.bank, text: addAccount.bankText },
    { to: '/verify-step-1', picture: <Icon of={CreditCard} />, name: addAccount.card, text: addAccount.cardText },
  ] as const;

/** The chooser at /add-bank-acc and /add-debit-card (ON-386 to ON-393). */
export function AddAccountChooser() {
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={addAccount.lead}>{addAccount.title}</PageHeading>
        <Stack gap={12}>
          {readAccountChoices().map(({ to, picture, name, text }) => (
            <ChoiceLink key={to} to={to}>
              <IconDisc>{picture}</IconDisc>
              <span>
                <strong>{name}</strong>
                <span>{text}</span>
              </span>
              <Icon of={ArrowRight} />
            </ChoiceLink>
          ))}
        </Stack>
      </Stack>
    </Page>
  );
}

interface PreparationPageProps {
  picture: ReactNode;
  title: string;
  lead: string;
  points: readonly string[];
}

/** The documents to have at hand; nothing is entered here, and Save opens the next page (D-06). */
function PreparationPage({ picture, title, lead, points }: PreparationPageProps) {
  return (
    <IntroPanel
      icon={picture}
      title={title}
      lead={lead}
      action={
        <>
          <LinkButton to="/verify-step-6" wide>
            {addAccount.save}
          </LinkButton>
          <LinkButton to="/add-bank-acc" variant="quiet" wide>
            {addAccount.back}
          </LinkButton>
        </>
      }
    >
      <PointList>
        {points.map((point) => (
          <li key={point}>
            <Icon of={CircleCheck} />
            <span>{point}</span>
          </li>
        ))}
      </PointList>
    </IntroPanel>
  );
}

/** /verify-step-5 (ON-390). */
export const AddBankAccount = () => (
  <PreparationPage
    picture={<Icon of={Landmark} size={24} strokeWidth={2} />}
    title={addAccount.bankTitle}
    lead={addAccount.bankLead}
    points={addAccount.bankPoints}
  />
);

/** /verify-step-1: no card is captured (ON-389, D-06). */
export const AddDebitAccount = () => (
  <PreparationPage
    picture={<Icon of={CreditCard} size={24} strokeWidth={2} />}
    title={addAccount.cardTitle}
    lead={addAccount.cardLead}
    points={addAccount.cardPoints}
  />
);

/** /verify-step-6: the target of Save (ON-391). */
export const AccountSaved = () => (
  <OutcomePanel
    outcome="success"
    title={addAccount.savedTitle}
    next={<p>{addAccount.savedText}</p>}
    action={
      <LinkButton to="/bankAccountList" wide>
        {addAccount.toBanks}
      </LinkButton>
    }
  />
);
