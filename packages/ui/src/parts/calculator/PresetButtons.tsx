import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Row } from '../../primitives/Layout/Layout.tsx';

const PresetButton = styled(Button)`
  font-variant-numeric: tabular-nums;

  [data-fill] > && {
    flex: 1;
    padding-inline: var(--space-4);
  }

  &&[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
`;

export interface PresetButtonsProps {
  /** Accessible name of the group. */
  label: string;
  /** The plain figures of the buttons, with their texts. */
  presets: readonly { readonly value: string; readonly label: string }[];
  /** The plain figure of the field. */
  value: string;
  onPreset: (value: string) => void;
  /** The buttons take the width of the field. */
  fill?: boolean | undefined;
}

/** Buttons below a field that enter a common figure. */
export function PresetButtons({ label, presets, value, onPreset, fill = false }: PresetButtonsProps) {
  return (
    <Row gap={8} role="group" aria-label={label} data-fill={fill || undefined}>
      {presets.map((preset) => (
        <PresetButton
          key={preset.value}
          variant="secondary"
          size="small"
          aria-pressed={value === preset.value}
          onClick={() => onPreset(preset.value)}
        >
          {preset.label}
        </PresetButton>
      ))}
    </Row>
  );
}
