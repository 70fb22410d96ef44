import { FileCheck2, Upload } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FaultLine } from '../Field/Field.tsx';
import { Button } from '../Button/Button.tsx';
import { icon } from '../icon.ts';
import { fileSize } from './file-size.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Name = styled.span`
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
`;

const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-24) var(--space-16);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--muted);
  text-align: center;
  cursor: pointer;
  transition:
    border-color var(--motion-feedback) var(--ease-out),
    background-color var(--motion-feedback) var(--ease-out);

  &:hover,
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  &:has([aria-invalid]) {
    border-color: var(--loss);
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    cursor: not-allowed;
  }

  > svg {
    color: var(--accent);
    margin-bottom: var(--space-4);
  }

  > strong {
    color: var(--accent);
    font-weight: var(--weight-label);
  }

  > small {
    font-size: var(--type-14);
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-8) var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  > svg {
    color: var(--gain);
  }

  > img {
    width: 3.5rem;
    height: 2.5rem;
    border-radius: 6px;
    object-fit: cover;
  }

  > div > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  small {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }
`;

export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  /** A `blob:` or `data:` address of the picture. */
  preview?: string | undefined;
}

export interface FileDropProps {
  label: string;
  /** Kinds and size that are taken, said before one is chosen. */
  hint?: ReactNode;
  error?: string | undefined;
  /** As the input's `accept`. */
  accept?: string | undefined;
  /** Opens the camera of a phone: `environment` for papers. */
  capture?: 'environment' | 'user' | undefined;
  file: ChosenFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  disabled?: boolean | undefined;
}

/** Takes one file by press, drop or camera and shows which one it has. What is done with it is the caller's matter. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  capture,
  file,
  onChoose,
  onRemove,
  disabled = false,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hasError = error !== undefined && error !== '';
  const described = [hint !== undefined && `${id}-hint`, hasError && `${id}-error`].filter((part) => part !== false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped !== undefined && !disabled) onChoose(dropped);
  };
  return (
    <Frame>
      <Name id={`${id}-name`}>{label}</Name>
      {file === null ? (
        <Zone
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Input
            ref={input}
            type="file"
            accept={accept}
            capture={capture}
            disabled={disabled}
            aria-labelledby={`${id}-name`}
            aria-describedby={described.length === 0 ? undefined : described.join(' ')}
            aria-invalid={hasError || undefined}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen !== undefined) onChoose(chosen);
            }}
          />
          <Upload {...icon} />
          <strong>Choose a file</strong>
          {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
        </Zone>
      ) : (
        <Chosen>
          {file.preview === undefined ? <FileCheck2 {...icon} /> : <img src={file.preview} alt="" />}
          <div>
            <strong>{file.name}</strong>
            <small>{fileSize(file.size)}</small>
          </div>
          <Button variant="quiet" disabled={disabled} aria-label={`Remove ${file.name}`} onClick={onRemove}>
            Remove
          </Button>
        </Chosen>
      )}
      <div aria-live="polite">{hasError && <FaultLine id={`${id}-error`}>{error}</FaultLine>}</div>
    </Frame>
  );
}
