import { NO_NOMINEE_ID } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../../kit/flow.ts';
import type { ImageUploadFlow } from '../../form/image-upload/image-upload.flow.ts';
import type { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import { declarationFileName, nomineeRowOf, displayableDeclarationForm } from './nominee-choice.rules.ts';
import type { NomineeChoiceView } from './nominee-choice.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  existing: 'existing',
  none: 'none',
} as const satisfies Record<RootStateOf<typeof nomineeChoiceMachine>, NomineeChoiceView['screen']>;

export function nomineeChoiceView(
  snapshot: SnapshotFrom<typeof nomineeChoiceMachine>,
  children: ChildViews<{ imageUpload: ImageUploadFlow }>,
): NomineeChoiceView {
  const { nominees, nomineeId, noNomineeForm, clientCode, notice, isSummarised } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'loading':
      return { screen };
    case 'unavailable':
      return { screen, canReload: snapshot.can({ type: 'nominees.reloadRequested' }), notice };
    case 'existing': {
      const rows = (nominees ?? []).map((nominee) => nomineeRowOf(nominee, nomineeId));
      return {
        screen,
        summary: isSummarised ? (rows.find(({ isSelected }) => isSelected) ?? null) : null,
        nominees: rows,
        canSelect: snapshot.can({ type: 'nominee.selected', id: nominees?.[0]?.id ?? NO_NOMINEE_ID }),
        canDeselect: snapshot.can({ type: 'nominee.deselected' }),
        canChooseOption: snapshot.can({ type: 'option.chosen', option: 'none' }),
      };
    }
    case 'none':
      return {
        screen,
        isDeclared: snapshot.matches({ none: 'declared' }),
        isSummarised,
        form: displayableDeclarationForm(noNomineeForm),
        fileName: declarationFileName(clientCode),
        canChooseOption: snapshot.can({ type: 'option.chosen', option: 'existing' }),
        upload: children.imageUpload,
        notice,
      };
  }
}
