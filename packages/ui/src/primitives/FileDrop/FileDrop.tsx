import { useLingui } from '@lingui/react';
import { Camera, FileCheck2, Upload } from 'lucide';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FaultLine } from '../Field/Field.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Chosen, Frame, Input, Name, Zone } from './file-drop-look.ts';
import { formatFileSize } from './file-size.ts';
import { FocusOfFile } from './FocusOfFile.tsx';

export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  /** `blob:` or `data:` URL of the picture. */
  preview?: string | undefined;
}

export interface FileDropProps {
  label: string;
  /** Accepted types and size, shown before a file is selected. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Value of the input's `accept` attribute. */
  accept?: string | undefined;
  /** Opens the camera of a phone: `environment` for documents. */
  capture?: 'environment' | 'user' | undefined;
  /** Shows a button for the camera of a phone before the selection of a file. */
  offersCamera?: boolean | undefined;
  file: ChosenFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  disabled?: boolean | undefined;
  /** `picture` shows the image large enough to be checked: for cards and photographs. */
  look?: 'line' | 'picture' | undefined;
  /** Decorative drawing of a good picture, shown in the empty zone instead of an arrow. */
  drawing?: ReactNode;
}

/**
 * Selects one file by press, drop or camera and shows it. The caller processes the file. The file input of the
 * browser opens the dialog and the camera; react-dropzone is 5.8 kB for the drop.
 */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  capture,
  offersCamera = false,
  file,
  onChoose,
  onRemove,
  disabled = false,
  look = 'line',
  drawing,
}: FileDropProps) {
  const { i18n } = useLingui();
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
    <Frame data-file-field="">
      <Name id={`${id}-name`}>{label}</Name>
      {file === null && offersCamera && (
        <CameraButton accept={accept} disabled={disabled} describedBy={`${id}-name`} onChoose={onChoose} />
      )}
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
          <FocusOfFile />
          {drawing ?? <Icon of={Upload} />}
          <strong>{i18n._('upload.choose')}</strong>
          {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
        </Zone>
      ) : (
        <Chosen data-look={look} data-file="" role="group" tabIndex={-1} aria-label={`${label}, ${file.name}`}>
          <FocusOfFile />
          <Preview file={file} look={look} />
          <div>
            <strong>{file.name}</strong>
            <small>{formatFileSize(i18n, file.size)}</small>
          </div>
          <Button
            variant="quiet"
            disabled={disabled}
            aria-label={i18n._('upload.removeFile', { name: file.name })}
            onClick={onRemove}
          >
            {i18n._('upload.remove')}
          </Button>
        </Chosen>
      )}
      <div aria-live="polite">{hasError && <FaultLine id={`${id}-error`}>{error}</FaultLine>}</div>
    </Frame>
  );
}

interface CameraButtonProps extends Pick<FileDropProps, 'accept' | 'disabled' | 'onChoose'> {
  /** Id of the name of the picture. */
  describedBy: string;
}

/** Opens the camera for a document. The input has no name of its own, because the button presses it. */
function CameraButton({ accept, disabled, describedBy, onChoose }: CameraButtonProps) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FocusOfFile />
      <Button
        variant="secondary"
        wide
        icon={<Icon of={Camera} />}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {i18n._('upload.photograph')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture="environment"
        onChange={(event) => {
          const taken = event.target.files?.[0];
          event.target.value = '';
          if (taken !== undefined) onChoose(taken);
        }}
      />
    </>
  );
}

function Preview({ file, look }: { file: ChosenFile; look: 'line' | 'picture' }) {
  if (file.preview !== undefined) return <img src={file.preview} alt="" />;
  if (look === 'line') return <Icon of={FileCheck2} />;
  return (
    <span data-part="waiting">
      <Icon of={FileCheck2} />
    </span>
  );
}
