import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { inputLook } from '../../../ui/src/primitives/Field/input-look.ts';
import { Row, Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { Select } from '../../../ui/src/primitives/Select/Select.tsx';
import { TextField } from '../../../ui/src/primitives/TextField/TextField.tsx';
import type { ThemeRefusal } from '../../../ui/src/theme/refusal.ts';
import { SAMPLE_BRANDS } from '../../../ui/src/theme/sample-brands.ts';
import { draftOf, EMPTY_DRAFT, type EvaluatedDraft, type ThemeDraft } from './theme-draft.ts';

const ColourRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3rem;
  gap: var(--space-8);
  align-items: start;

  > input {
    margin-top: 1.6rem;
  }
`;

const ColourWell = styled.input`
  ${inputLook}
  padding: var(--space-4);
  cursor: pointer;
`;

const Swatch = styled.span`
  width: 1rem;
  height: 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
`;

const Brands = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const FONTS = [
  { value: '', label: 'Inter (default)' },
  { value: 'system-ui', label: 'System' },
  { value: "Georgia, 'Times New Roman', serif", label: 'Serif' },
  { value: "'Courier New', monospace", label: 'Monospace' },
];

interface FieldProps {
  readonly refusal: ThemeRefusal | undefined;
  readonly onRepair: (value: string) => void;
  readonly children: ReactNode;
}

/** A field with a button for the nearest accepted value while its own is refused. */
function RepairableField({ refusal, onRepair, children }: FieldProps) {
  const nearest = refusal?.nearest ?? null;
  return (
    <Stack gap={8} align="stretch">
      {children}
      {nearest !== null && (
        <Row gap={8}>
          <Button variant="secondary" size="small" onClick={() => onRepair(nearest)}>
            {nearest.startsWith('#') && <Swatch style={{ background: nearest }} />}
            Use {nearest}, the nearest
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function errorOf(refusal: ThemeRefusal | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  const worst = refusal.failures.toSorted((a, b) => a.contrast / a.least - b.contrast / b.least)[0];
  return worst === undefined
    ? refusal.reason
    : `${refusal.reason} On ${worst.ground} its contrast is ${worst.contrast.toFixed(1)} instead of ${worst.least}.`;
}

interface ThemeEditorProps {
  readonly draft: ThemeDraft;
  readonly refusals: EvaluatedDraft['refusals'];
  readonly onDraft: (draft: ThemeDraft) => void;
}

/** The choices of a partner, and five sample brands. */
export function ThemeEditor({ draft, refusals, onDraft }: ThemeEditorProps) {
  const change = (field: keyof ThemeDraft) => (value: string) => onDraft({ ...draft, [field]: value });
  const renderColour = (field: 'brand' | 'neutral', label: string, hint: string, fallback: string) => (
    <RepairableField refusal={refusals[field]} onRepair={change(field)}>
      <ColourRow>
        <TextField
          label={label}
          hint={hint}
          placeholder={fallback}
          error={errorOf(refusals[field])}
          value={draft[field]}
          onValueChange={change(field)}
        />
        <ColourWell
          type="color"
          aria-label={`${label}, picker`}
          value={/^#[\da-f]{6}$/i.test(draft[field]) ? draft[field] : fallback}
          onChange={({ target }) => change(field)(target.value)}
        />
      </ColourRow>
    </RepairableField>
  );
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h2>Sample brands</h2>
        <Brands role="group" aria-label="Sample brands">
          {SAMPLE_BRANDS.map((sample) => (
            <Button
              key={sample.name}
              variant="secondary"
              size="small"
              aria-pressed={draft.name === sample.name}
              onClick={() => onDraft(draftOf(sample))}
            >
              <Swatch style={{ background: sample.theme.brand }} />
              {sample.name}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => onDraft(EMPTY_DRAFT)}>
            Reset
          </Button>
        </Brands>
      </Stack>
      <Stack gap={16}>
        <h2>Choices</h2>
        <TextField label="Product" value={draft.name} onValueChange={change('name')} />
        {renderColour('brand', 'Brand colour', 'Primary action, links and selection', '#3d49c4')}
        {renderColour('neutral', 'Neutral tint', 'Hue of greys and panels', '#55627a')}
        <RepairableField refusal={refusals.radius} onRepair={change('radius')}>
          <TextField
            label="Radius"
            hint="Pixels of controls, 0 to 16; cards have 1.75 times as many"
            inputMode="numeric"
            placeholder="8"
            error={errorOf(refusals.radius)}
            value={draft.radius}
            onValueChange={change('radius')}
          />
        </RepairableField>
        <Select
          label="Font"
          options={FONTS}
          value={draft.font}
          onValueChange={change('font')}
          placeholder="Inter (default)"
        />
      </Stack>
    </Stack>
  );
}
