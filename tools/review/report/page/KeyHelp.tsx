import { styled } from 'styled-components';
import { Checkbox } from '../../../../packages/ui/src/primitives/Checkbox/Checkbox.tsx';
import { mono } from '../../../../packages/ui/src/review/chart/mono.ts';

const Help = styled.details`
  font-size: var(--type-14);

  > summary {
    min-height: var(--control);
    padding-block: var(--space-12);
    color: var(--accent);
    cursor: pointer;
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4) var(--space-12);
  }

  dt {
    display: flex;
    gap: var(--space-4);
  }

  kbd {
    padding: 0.0625rem 0.375rem;
    border: 1px solid var(--line-strong);
    border-radius: 4px;
    font-family: ${mono};
    font-size: var(--type-12);
  }
`;

const keyTexts = [
  ['n', 'Next story to review'],
  ['p', 'Previous story to review'],
  ['1 2 3 4', 'Width and theme'],
  ['v', 'Side by side, slider, difference'],
  ['/', 'Search by name'],
] as const;

const decisionTexts = [
  ['a', 'Approve'],
  ['c', 'Ask for a change'],
] as const;

interface KeyHelpProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The page has a server that takes decisions. */
  readonly canDecide: boolean;
}

/** Keys of the page, and a switch for them: single keys can be pressed by mistake or by speech input. */
export function KeyHelp({ isOn, onChange, canDecide }: KeyHelpProps) {
  const texts = canDecide ? [...keyTexts, ...decisionTexts] : keyTexts;
  return (
    <Help>
      <summary>Keys</summary>
      <dl>
        {texts.map(([keys, text]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onCheckedChange={onChange}>
        Use these keys
      </Checkbox>
    </Help>
  );
}
