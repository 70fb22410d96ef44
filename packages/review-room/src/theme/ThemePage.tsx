import { useState } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/src/primitives/Card/Card.tsx';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../ui/src/primitives/PageHeading/PageHeading.tsx';
import { BrandContext, useBrand } from '../../../ui/src/shell/brand.ts';
import { Page } from '../../../ui/src/shell/Page.tsx';
import { deriveTheme } from '../../../ui/src/theme/derive-theme.ts';
import { evaluateDraft, type ThemeDraft } from './theme-draft.ts';
import { ThemedScreens } from './ThemedScreens.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';
import { ThemeExport } from './ThemeExport.tsx';
import { ThemePairs } from './ThemePairs.tsx';
import { ThemePreview } from './ThemePreview.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  @media (min-width: 64rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`;

/** A letter in the colour of the brand, for a product without a logo. */
const Letter = styled.span`
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  border-radius: var(--radius-control);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
`;

interface ThemePageProps {
  /** Content of the editor at first. */
  readonly start: ThemeDraft;
}

/** The page on which a partner tries a theme, and takes it away as CSS or JSON. */
export function ThemePage({ start }: ThemePageProps) {
  const [draft, setDraft] = useState(start);
  const { input, refusals, theme } = evaluateDraft(draft);
  // A refused value changes nothing that is shown.
  const [accepted, setAccepted] = useState(() =>
    theme === null ? { input: {}, theme: deriveTheme() } : { input, theme },
  );
  const changeDraft = (changed: ThemeDraft) => {
    setDraft(changed);
    const evaluated = evaluateDraft(changed);
    if (evaluated.theme !== null) setAccepted({ input: evaluated.input, theme: evaluated.theme });
  };
  const brand = useBrand();
  const isDefault = Object.keys(accepted.input).length === 0;
  const shownBrand = isDefault
    ? { ...brand, product: draft.name }
    : { product: draft.name, drawLogo: () => <Letter aria-hidden>{draft.name.slice(0, 1)}</Letter> };
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead="Choose a colour, a tint, a radius and a font. All other values are derived, and legible in both themes. An illegible colour is refused, with the nearest legible one.">
          Theme
        </PageHeading>
        <Columns>
          <Card>
            <ThemeEditor draft={draft} refusals={refusals} onDraft={changeDraft} />
          </Card>
          <Stack gap={16}>
            <h2>Preview</h2>
            <BrandContext value={shownBrand}>
              <ThemePreview theme={accepted.theme} />
            </BrandContext>
          </Stack>
        </Columns>
        <ThemedScreens theme={accepted.theme} />
        <Card>
          <Stack gap={16}>
            <h2>Contrasts</h2>
            <p>Every pair of the theme is at or above the contrast of WCAG 2 AA.</p>
            <details>
              <summary>Show all pairs</summary>
              <ThemePairs theme={accepted.theme} />
            </details>
          </Stack>
        </Card>
        <Card>
          <Stack gap={16}>
            <h2>Export</h2>
            <ThemeExport {...accepted} />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
