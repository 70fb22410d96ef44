import { IntegrationError, reportOnce, type ReportIntegrationError } from '@folioflow/api/diagnostics';
import * as xstate from 'xstate';
import type { AnyEventObject, InspectionEvent } from 'xstate';
import { isKnownFailure } from '../kit/port.ts';
import { createMissingPortError } from './port-check.ts';
import { recogniseOldXState, recogniseOtherXState } from './recognise-xstate.ts';

export interface RunDiagnosticsOptions {
  /** Receives each mistake once; the console by default. */
  readonly onIntegrationError?: ReportIntegrationError;
}

/** An observer of flows; `createActor`, `useFlow` and `createWiring` take it as one of their options. */
export interface RunDiagnostics {
  readonly inspect: (inspected: InspectionEvent) => void;
}

/**
 * Creates an observer for development that reports mistakes of an integration while flows run: a port that is missing
 * or throws, and an XState that is too old or loaded twice (decision 058). It changes nothing in the flows.
 */
export function createRunDiagnostics({ onIntegrationError }: RunDiagnosticsOptions = {}): RunDiagnostics {
  const report = reportOnce(onIntegrationError);
  const reportFound = (found: IntegrationError | null) => {
    if (found !== null) report(found);
  };
  reportFound(recogniseOldXState(xstate));
  return {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.actor') reportFound(recogniseOtherXState(xstate, inspected.actorRef));
      if (inspected.type === '@xstate.action') reportFound(recogniseMissingActor(inspected.action));
      if (inspected.type === '@xstate.event') reportFound(recognisePortError(inspected.event));
    },
  };
}

/** Recognises a port without a function: XState creates no actor for it, and the flow waits for ever. */
function recogniseMissingActor({ type, params }: { readonly type: string; readonly params: unknown }) {
  if (type !== 'xstate.spawnChild' || typeof params !== 'object' || params === null) return null;
  const { src, actorRef } = params as { readonly src?: unknown; readonly actorRef?: unknown };
  return actorRef === undefined && typeof src === 'string' ? createMissingPortError([src]) : null;
}

const ERROR_EVENT = 'xstate.error.actor.';
/** The message of a port that its flow adapts, and that no function is bound to. */
const MISSING = /^\w+ is not a function$/;
/** A mistake in the code of a port. Other errors are allowed: a camera, a picture or another client may fail so. */
const MISTAKE = /is not|Cannot|undefined|null/;

/** Recognises a port that is missing, or fails by a mistake in its own code. */
function recognisePortError(event: AnyEventObject): IntegrationError | null {
  const error: unknown = event['error'];
  if (!event.type.startsWith(ERROR_EVENT) || isKnownFailure(error) || !(error instanceof Error)) return null;
  const name = event.type.slice(ERROR_EVENT.length);
  if (MISSING.test(error.message)) return createMissingPortError([name]);
  const isMistake = error instanceof ReferenceError || (error instanceof TypeError && MISTAKE.test(error.message));
  return isMistake
    ? new IntegrationError(
        'port-threw',
        `The port ${name} threw a ${error.name}, which the flow shows as an unreadable answer: mend its code, and reject only with a ProviderFault.`,
      )
    : null;
}
