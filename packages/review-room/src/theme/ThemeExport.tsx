import { useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Row, Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import type { Theme, ThemeInput } from '../../../ui/src/theme/derive-theme.ts';
import { themeCss } from '../../../ui/src/theme/theme-css.ts';

const Code = styled.pre`
  max-height: 20rem;
  margin: 0;
  padding: var(--space-16);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--text);
  font-size: var(--type-14);
`;

function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface ThemeExportProps {
  readonly input: ThemeInput;
  readonly theme: Theme;
}

/** The theme as a style sheet, and the choices as JSON for `deriveTheme`. */
export function ThemeExport({ input, theme }: ThemeExportProps) {
  const [copied, setCopied] = useState('');
  const files = [
    { label: 'JSON', name: 'theme.json', type: 'application/json', text: `${JSON.stringify(input, null, 2)}\n` },
    { label: 'CSS', name: 'theme.css', type: 'text/css', text: themeCss(theme) },
  ];
  const copy = async (label: string, text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(label);
  };
  return (
    <Stack gap={16}>
      {files.map(({ label, name, type, text }) => (
        <Stack key={label} gap={8}>
          <Row gap={8} justify="between">
            <h3>{name}</h3>
            <Row gap={8}>
              <Button variant="secondary" size="small" onClick={() => void copy(label, text)}>
                Copy {label}
              </Button>
              <Button variant="secondary" size="small" onClick={() => download(name, type, text)}>
                Download {label}
              </Button>
            </Row>
          </Row>
          <Code tabIndex={0} aria-label={name}>
            {text}
          </Code>
        </Stack>
      ))}
      <p role="status">{copied !== '' && `${copied} is copied.`}</p>
    </Stack>
  );
}
