import { useLingui } from '@lingui/react';
import {
  PORTFOLIO_TABS,
  RETURN_YEARS,
  type PortfolioTab,
  type PublishedPortfolio,
  type PublishedReturns,
} from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NO_FIGURE } from '../../../format/money.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { FigureTable, MutedText, TableScrollArea } from './figures-look.ts';
import { HoldingsTable } from './HoldingsTable.tsx';
import { SectorBars } from './SectorBars.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

export interface FundPortfolioProps {
  published: PublishedPortfolio & PublishedReturns;
  /** The tab that is open initially. */
  opened?: PortfolioTab | undefined;
}

/** Returns, holdings and managers of a scheme, in five tabs (DO-087 to DO-100). */
export function FundPortfolio({ published, opened = 'returns' }: FundPortfolioProps) {
  const { i18n } = useLingui();
  const [tab, setTab] = useState<PortfolioTab>(opened);
  const contents = {
    returns: () => <SchemeReturns published={published} />,
    holdings: () => <HoldingsTable published={published} />,
    sector: () => <SectorBars published={published} />,
    managers: () => <FundManagers published={published} />,
    information: () => <p>{i18n._('fundPortfolio.information')}</p>,
  };
  return (
    <Card aria-label={i18n._('fundPortfolio.title')}>
      <Stack gap={12}>
        <h2>{i18n._('fundPortfolio.title')}</h2>
        <Tabs
          label={i18n._('fundPortfolio.title')}
          value={tab}
          onValueChange={setTab}
          items={PORTFOLIO_TABS.map((value) => ({
            value,
            label: i18n._(`fundPortfolio.tab.${value}`),
            content: value === tab && contents[value](),
          }))}
        />
      </Stack>
    </Card>
  );
}

function SchemeReturns({ published }: { published: PublishedReturns }) {
  const { i18n } = useLingui();
  const { sip_returns_calculation: sip, lumpsum_returns_calculation: lumpsum } = published;
  const rows = [
    ['absolute', lumpsum.absolute],
    ['annualized', lumpsum.annualized],
    ['sip', sip],
  ] as const;
  const isKnown = rows.some(([, group]) => RETURN_YEARS.some((years) => group[`${years}y_percent`] !== null));
  if (!isKnown) return <MutedText>{i18n._('fundPortfolio.none.returns')}</MutedText>;
  return (
    <TableScrollArea>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{i18n._('fundPortfolio.kind.way')}</th>
            {RETURN_YEARS.map((years) => (
              <th key={years} scope="col">{`${years}Y`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, group]) => (
            <tr key={name}>
              <th scope="row">{i18n._(`fundPortfolio.kind.${name}`)}</th>
              {RETURN_YEARS.map((years) => (
                <td key={years}>
                  <Gain value={group[`${years}y_percent`]} decimals={2} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </TableScrollArea>
  );
}

/* A name has a fixed share of a phone's width; longer words break. */
const ManagersTable = styled(FigureTable)`
  @media (max-width: 30rem) {
    tbody th {
      width: 40%;
      overflow-wrap: anywhere;
    }
  }
`;

function FundManagers({ published: { fund_manager_list: managers } }: { published: PublishedPortfolio }) {
  const { i18n } = useLingui();
  if (managers.length === 0) return <MutedText>{i18n._('fundPortfolio.none.managers')}</MutedText>;
  const textOrDash = (text: string) => (text === '' ? NO_FIGURE : text);
  return (
    <ManagersTable>
      <thead>
        <tr>
          <th scope="col">{i18n._('fundPortfolio.manager.name')}</th>
          <th scope="col" data-text>
            {i18n._('fundPortfolio.manager.education')}
          </th>
          <th scope="col" data-text>
            {i18n._('fundPortfolio.manager.experience')}
          </th>
        </tr>
      </thead>
      <tbody>
        {managers.map(({ person_id, person_name, education, experience }) => (
          <tr key={person_id}>
            <th scope="row" lang="en">
              {person_name}
            </th>
            <td data-text lang={languageOf(education)}>
              {textOrDash(education)}
            </td>
            <td data-text lang={languageOf(experience)}>
              {textOrDash(experience)}
            </td>
          </tr>
        ))}
      </tbody>
    </ManagersTable>
  );
}
