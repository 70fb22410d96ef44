import { schemeCardOf } from '@folioflow/flows';
import { sampleScheme } from '@folioflow/flows/testing';
import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { InfoLine, NoticeLine } from '../../../ui/src/parts/page/NoticeLine/NoticeLine.tsx';
import { SchemeCard } from '../../../ui/src/parts/scheme/SchemeCard/SchemeCard.tsx';
import { AmountField } from '../../../ui/src/primitives/AmountField/AmountField.tsx';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Card } from '../../../ui/src/primitives/Card/Card.tsx';
import { Gain } from '../../../ui/src/primitives/Figure/Gain.tsx';
import { Money } from '../../../ui/src/primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { AppLink } from '../../../ui/src/primitives/Link/LinkProvider.tsx';
import { Riskometer } from '../../../ui/src/primitives/Riskometer/Riskometer.tsx';
import { Segments } from '../../../ui/src/primitives/Segments/Segments.tsx';
import { Tag } from '../../../ui/src/primitives/Tag/Tag.tsx';
import { Footer } from '../../../ui/src/shell/Footer.tsx';
import { Logo } from '../../../ui/src/shell/Logo.tsx';
import type { Theme } from '../../../ui/src/theme/derive-theme.ts';
import { themeProperties, type Properties } from '../../../ui/src/theme/theme-css.ts';

const Panes = styled.div`
  display: grid;
  gap: var(--space-16);

  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Pane = styled.section`
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--canvas);
  color: var(--text);
  font-family: var(--font);

  /* The footer asks for the width of the window, which is twice that of a pane. */
  > footer > div {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-16);
  }
`;

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-16);
  border-bottom: 1px solid var(--line);
  background: var(--card);
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16);
`;

const Worth = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const formatBlock = (selector: string, scheme: string, properties: Properties) =>
  `${selector} { color-scheme: ${scheme}; ${Object.entries(properties)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')} }`;

/** Applies both themes to the panes of this page, next to each other. */
function usePaneThemes(theme: Theme): void {
  useLayoutEffect(() => {
    const { root, dark } = themeProperties(theme);
    const sheet = new CSSStyleSheet();
    const blocks = [
      formatBlock("[data-pane='light']", 'light', root),
      formatBlock("[data-pane='dark']", 'dark', { ...root, ...dark }),
    ];
    sheet.replaceSync(blocks.join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [theme]);
}

const card = schemeCardOf(sampleScheme(0, {}));

function PreviewContent() {
  const [amount, setAmount] = useState('25000');
  const [kind, setKind] = useState<'lumpsum' | 'sip'>('lumpsum');
  return (
    <Body>
      <Card>
        <Stack gap={16}>
          <Worth>
            Current value
            <Money value="1248050.75" size="display" />
            <Row gap={12}>
              <Gain value="148050.75" unit="rupees" />
              <Gain value="-1.2" />
            </Row>
          </Worth>
          <Segments
            label="Kind of order"
            fill
            items={[
              { value: 'lumpsum', label: 'Lumpsum' },
              { value: 'sip', label: 'SIP' },
            ]}
            value={kind}
            onValueChange={setKind}
          />
          <AmountField label="Amount" hint="From ₹500 to ₹1,00,000" value={amount} onValueChange={setAmount} />
          <Row gap={8}>
            <Button>Create order</Button>
            <Button variant="secondary">Add to watchlist</Button>
            <Button variant="danger">Cancel SIP</Button>
          </Row>
          <p>
            Read the <AppLink to="/terms-condition">terms of service</AppLink> before you invest.
          </p>
        </Stack>
      </Card>
      <SchemeCard card={card} isNarrow={false} onFollow={() => undefined} />
      <Card>
        <Row gap={16}>
          <Riskometer level={5} levels={6} label="Riskometer: level 6 of 6, Very High" />
          <Row gap={8}>
            <Tag tone="gain" legal="risk">
              Low
            </Tag>
            <Tag tone="info" legal="risk">
              Moderate
            </Tag>
            <Tag tone="loss" legal="risk">
              Very High
            </Tag>
          </Row>
        </Row>
      </Card>
      <InfoLine tone="warn">The amount of one debit is above the limit of your bank.</InfoLine>
      <NoticeLine notice={{ kind: 'lostAnswer', text: '', via: 'answer', errors: [] }} />
    </Body>
  );
}

/** Parts of the product in the light and the dark theme of a partner. */
export function ThemePreview({ theme }: { theme: Theme }) {
  usePaneThemes(theme);
  return (
    <Panes>
      {(['light', 'dark'] as const).map((shown) => (
        <Pane key={shown} data-pane={shown} aria-label={`Preview, ${shown}`}>
          <Bar>
            <Logo />
            <Tag>{shown}</Tag>
          </Bar>
          <PreviewContent />
          <Footer company="Example Wealth Private Limited" helpdeskUrl="https://help.example" />
        </Pane>
      ))}
    </Panes>
  );
}
