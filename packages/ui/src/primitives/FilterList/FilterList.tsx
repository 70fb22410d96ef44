import { ChevronDown, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { icon } from '../icon.ts';
import { useAnchoredPopover } from '../popover/use-anchored-popover.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Count, Foot, Nothing, Options, Panel, SearchBox, SearchLine, Title, Trigger } from './filter-list-parts.ts';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterListProps {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChosenChange: (chosen: string[]) => void;
  /** Shown from eight options on unless said otherwise. */
  searchable?: boolean | undefined;
}

const SHEET_BELOW = 768;

/** Several of a list: a button with its count opens the list with search, ticks and clear. */
export function FilterList({
  label,
  options,
  chosen,
  onChosenChange,
  searchable = options.length >= 8,
}: FilterListProps) {
  const id = useId();
  const [sought, setSought] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const { anchor, panel, isOpen, close } = useAnchoredPopover<HTMLDivElement>({
    align: 'start',
    sheetBelow: SHEET_BELOW,
    onOpen: () => {
      setSought('');
      // A phone's keyboard would cover half of the list before anything was sought.
      const isSheet = window.innerWidth < SHEET_BELOW;
      (isSheet ? panel.current : (search.current ?? panel.current))?.focus();
    },
  });
  const wanted = sought.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const toggle = (value: string, isChosen: boolean) =>
    onChosenChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <>
      <Trigger
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={chosen.length > 0 || undefined}
      >
        {label}
        {chosen.length > 0 && (
          <Count>
            {chosen.length}
            <VisuallyHidden> chosen</VisuallyHidden>
          </Count>
        )}
        <ChevronDown {...icon} size={16} />
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-searchable={searchable || undefined}
      >
        <Title aria-hidden>{label}</Title>
        {searchable && (
          <SearchLine>
            <Search {...icon} />
            <SearchBox
              ref={search}
              role="searchbox"
              enterKeyHint="search"
              aria-label={`Search ${label}`}
              placeholder="Search"
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
              {option.label}
            </Checkbox>
          ))}
          {shown.length === 0 && <Nothing>Nothing matches “{sought}”.</Nothing>}
        </Options>
        <VisuallyHidden role="status">{isOpen && wanted !== '' ? `${shown.length} found` : ''}</VisuallyHidden>
        <Foot>
          <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={() => onChosenChange([])}>
            Clear
          </Button>
          <Button size="small" onClick={close}>
            Done
          </Button>
        </Foot>
      </Panel>
    </>
  );
}
