import { styled } from 'styled-components';

const Remark = styled.p`
  margin-top: var(--space-4);
  color: var(--warn);
  font-size: var(--type-14);
`;

/** States below a field, and announces, why a typed or pasted text was not entered, or what was left out of it. */
export const EntryRemark = ({ children }: { children: string | null }) => (
  <div aria-live="polite">{children !== null && <Remark>{children}</Remark>}</div>
);
