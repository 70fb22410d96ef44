export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterListProps {
  label: string;
  /** Addition to the label, shown beside it. */
  detail?: string | undefined;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChosenChange: (chosen: string[]) => void;
  /** Shows the search field; by default for eight options and more. */
  searchable?: boolean | undefined;
}
