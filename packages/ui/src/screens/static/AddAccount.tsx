import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
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

const readAccountChoices = (i18n: I18n) =>
  [
    {
      to: '/verify-step-5',
      picture: <Icon of={Landmark} />,
      name: i18n._('addAccount.bank'),
      text: i18n._('addAccount.bankText'),
    },
    {
      to: '/verify-step-1',
      picture: <Icon of={CreditCard} />,
      name: i18n._('addAccount.card'),
      text: i18n._('addAccount.cardText'),
    },
  ] as const;

/** The chooser at /add-bank-acc and /add-debit-card (ON-386 to ON-393). */
export function AddAccountChooser() {
  const { i18n } = useLingui();
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={i18n._('addAccount.lead')}>{i18n._('addAccount.title')}</PageHeading>
        <Stack gap={12}>
          {readAccountChoices(i18n).map(({ to, picture, name, text }) => (
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
  const { i18n } = useLingui();
  return (
    <IntroPanel
      icon={picture}
      title={title}
      lead={lead}
      action={
        <>
          <LinkButton to="/verify-step-6" wide>
            {i18n._('addAccount.save')}
          </LinkButton>
          <LinkButton to="/add-bank-acc" variant="quiet" wide>
            {i18n._('addAccount.back')}
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
export const AddBankAccount = () => {
  const { i18n } = useLingui();
  return (
    <PreparationPage
      picture={<Icon of={Landmark} size={24} strokeWidth={2} />}
      title={i18n._('addAccount.bankTitle')}
      lead={i18n._('addAccount.bankLead')}
      points={[i18n._('addAccount.bankPoints.0'), i18n._('addAccount.bankPoints.1'), i18n._('addAccount.bankPoints.2')]}
    />
  );
};

/** /verify-step-1: no card is captured (ON-389, D-06). */
export const AddDebitAccount = () => {
  const { i18n } = useLingui();
  return (
    <PreparationPage
      picture={<Icon of={CreditCard} size={24} strokeWidth={2} />}
      title={i18n._('addAccount.cardTitle')}
      lead={i18n._('addAccount.cardLead')}
      points={[i18n._('addAccount.cardPoints.0'), i18n._('addAccount.cardPoints.1'), i18n._('addAccount.cardPoints.2')]}
    />
  );
};

/** /verify-step-6: the target of Save (ON-391). */
export const AccountSaved = () => {
  const { i18n } = useLingui();
  return (
    <OutcomePanel
      outcome="success"
      title={i18n._('addAccount.savedTitle')}
      next={<p>{i18n._('addAccount.savedText')}</p>}
      action={
        <LinkButton to="/bankAccountList" wide>
          {i18n._('addAccount.toBanks')}
        </LinkButton>
      }
    />
  );
};
