export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterListProps {
  label: string;
  /** What the label alone does not say, beside it. */
  detail?: string | undefined;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChosenChange: (chosen: string[]) => void;
  /** Shown from eight options on unless said otherwise. */
  searchable?: boolean | undefined;
}
