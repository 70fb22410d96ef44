import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../../../packages/ui/src/primitives/Checkbox/Checkbox.tsx';
import { Select } from '../../../../packages/ui/src/primitives/Select/Select.tsx';
import { TextField } from '../../../../packages/ui/src/primitives/TextField/TextField.tsx';
import { SIZE_FILTERS, STATUS_FILTERS, type Filter } from './review-model.ts';
import { sizeFilterTexts, statusFilterTexts } from './texts.ts';

const Tools = styled.form`
  display: grid;
  gap: var(--space-8) var(--space-12);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const optionsOf = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: texts[value] }));

const statusOptions = optionsOf(STATUS_FILTERS, statusFilterTexts);
const sizeOptions = optionsOf(SIZE_FILTERS, sizeFilterTexts);

interface FilterToolsProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

/** Filters of the list: by name, status, size of the change, and stories that need a review. */
export function FilterTools({ filter, onFilter, searchBox }: FilterToolsProps) {
  return (
    <Tools role="search" aria-label="Stories" onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={searchBox}
        label="Search by name"
        type="search"
        autoComplete="off"
        value={filter.text}
        onValueChange={(text) => onFilter({ ...filter, text })}
      />
      <Select
        label="Status"
        options={statusOptions}
        value={filter.status}
        onValueChange={(value) =>
          onFilter({ ...filter, status: STATUS_FILTERS.find((status) => status === value) ?? filter.status })
        }
      />
      <Select
        label="Changed pixels"
        options={sizeOptions}
        value={filter.size}
        onValueChange={(value) =>
          onFilter({ ...filter, size: SIZE_FILTERS.find((size) => size === value) ?? filter.size })
        }
      />
      <Checkbox checked={filter.isToReview} onCheckedChange={(isToReview) => onFilter({ ...filter, isToReview })}>
        Needs review
      </Checkbox>
    </Tools>
  );
}
