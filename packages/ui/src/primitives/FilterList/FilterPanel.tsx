import { useLingui } from '@lingui/react';
import { Search } from 'lucide';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchoredPopover } from '../popover/use-anchored-popover.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FilterListProps } from './filter-list-props.ts';
import { Foot, Nothing, Options, Panel, SearchBox, SearchLine, Title } from './filter-panel-look.ts';
import { languageOf } from '../ServerText/language-of.ts';

export interface FilterPanelProps extends FilterListProps {
  id: string;
  /** The button that opens it. */
  anchor: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

const SHEET_BELOW = 768;

/** Search, checkboxes and a clear button. The panel opens on the first render, and later only by its button. */
export function FilterPanel({
  id,
  anchor,
  label,
  detail,
  options,
  chosen,
  onChosenChange,
  searchable = options.length >= 8,
  onOpenChange,
}: FilterPanelProps) {
  const { i18n } = useLingui();
  const [sought, setSought] = useState('');
  const { panel, isOpen, close } = useAnchoredPopover<HTMLDivElement>({
    anchor,
    align: 'start',
    sheetBelow: SHEET_BELOW,
    opensAtOnce: true,
    onOpen: () => {
      setSought('');
      // The keyboard of a phone would cover half of the list before the user searches.
      const covers = searchable && window.innerWidth < SHEET_BELOW;
      ((covers ? null : panel.current?.querySelector('input')) ?? panel.current)?.focus();
    },
  });
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  const wanted = sought.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const toggle = (value: string, isChosen: boolean) =>
    onChosenChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <Panel
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-searchable={searchable || undefined}
    >
      <Title aria-hidden>
        <span>{label}</span> <span>{detail}</span>
      </Title>
      {searchable && (
        <SearchLine>
          <Icon of={Search} />
          <SearchBox
            role="searchbox"
            enterKeyHint="search"
            aria-label={i18n._('filter.searchIn', { list: label })}
            placeholder={i18n._('filter.search')}
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </SearchLine>
      )}
      <Options role="group" aria-label={label}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onCheckedChange={(isChosen) => toggle(option.value, isChosen)}
          >
            <span lang={languageOf(option.label)}>{option.label}</span>
          </Checkbox>
        ))}
        {shown.length === 0 && <Nothing>{i18n._('filter.nothing', { sought })}</Nothing>}
      </Options>
      <VisuallyHidden role="status">
        {isOpen && wanted !== '' ? i18n._('filter.found', { count: shown.length }) : ''}
      </VisuallyHidden>
      <Foot>
        <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={() => onChosenChange([])}>
          {i18n._('filter.clear')}
        </Button>
        <Button size="small" onClick={close}>
          {i18n._('filter.done')}
        </Button>
      </Foot>
    </Panel>
  );
}
