import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import css from '../tokens.css?raw';
import { contrast, PAIRS } from '../pairs.ts';
import { SELECTORS, tokensOf, type Tokens } from './read-tokens.ts';

const light = tokensOf(css, SELECTORS.light);
const themes = [
  { name: 'light', tokens: light },
  { name: 'dark', tokens: { ...light, ...tokensOf(css, SELECTORS.dark) } },
] as const;

const Table = styled.table`
  && {
    display: table;
    width: 100%;
    margin: 0 0 var(--space-32);
    border-collapse: separate;
    border-spacing: 0 var(--space-4);
    color: var(--text);
    font: var(--type-14) / 1.4 var(--font);
  }

  && :is(tr, th, td) {
    padding: var(--space-4) var(--space-12) var(--space-4) 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    text-align: start;
    vertical-align: middle;
  }

  && th {
    color: var(--muted);
    font-weight: var(--weight-label);
  }
`;

const Sample = styled.span`
  display: inline-flex;
  gap: var(--space-8);
  align-items: baseline;
  min-width: 10rem;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  font-weight: var(--weight-label);
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  display: block;
  height: 1rem;
  border-radius: 3px;
  background: var(--accent);
`;

const tokenValue = (tokens: Tokens, name: string) => tokens[name] ?? '';

/** Every pair of colours that is used together, with its contrast. */
export function ColourPairs() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Light</th>
          <th>Dark</th>
          <th>Use</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.flatMap(({ front, grounds, use, least }) =>
          grounds.map((ground) => (
            <tr key={`${front}-${ground}`}>
              <td>
                <code>{front}</code> on <code>{ground}</code>
              </td>
              {themes.map(({ name, tokens }) => (
                <td key={name}>
                  <Sample style={{ background: tokenValue(tokens, ground), color: tokenValue(tokens, front) }}>
                    {tokenValue(tokens, front)}{' '}
                    {contrast(tokenValue(tokens, front), tokenValue(tokens, ground)).toFixed(1)}
                  </Sample>
                </td>
              ))}
              <td>
                {use}, at least {least}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}

const tokensWithPrefix = (prefix: string) => Object.entries(light).filter(([name]) => name.startsWith(`${prefix}-`));

function Scale({ of, cells }: { of: string; cells: (size: string) => ReactNode }) {
  return (
    <Table>
      <tbody>
        {tokensWithPrefix(of).map(([name, size]) => (
          <tr key={name}>
            <td>
              <code>--{name}</code>
            </td>
            {cells(size)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const TypeScale = () => (
  <Scale
    of="type"
    cells={(size) => (
      <td>
        <span style={{ fontSize: size, color: 'var(--ink)', fontWeight: 'var(--weight-heading)' }}>
          ₹12,48,050.75 in the fund
        </span>
      </td>
    )}
  />
);

export const SpaceScale = () => (
  <Scale
    of="space"
    cells={(size) => (
      <>
        <td>
          <Bar style={{ width: size }} />
        </td>
        <td>{size}</td>
      </>
    )}
  />
);
