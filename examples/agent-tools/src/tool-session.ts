import { isBusy, observeFlow, waitForView, type AnyFlow } from '@folioflow/flows';
import { Ajv } from 'ajv';
import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { readFlowTools } from './tools.ts';

const ajv = new Ajv({ strict: false });

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;

/** Starts a flow whose user is an assistant: `call` executes its tool calls, one after the other. */
export function startToolSession<F extends AnyFlow>(name: string, flow: F, actor: AnyActor) {
  const { tools, viewSchema } = readFlowTools(name);
  const observed = observeFlow(flow, actor);

  /** Waits until the flow awaits its user or has ended. */
  async function settle() {
    await waitForView(observed, () => !isBusy(flow, actor));
    const { output } = snapshotOf(actor);
    return output === undefined ? { view: observed.get() } : { view: observed.get(), output };
  }

  /** Sends the event of a tool. @throws Error for an input that its schema or the state of the flow does not allow */
  async function call(toolName: string, input: object) {
    const tool = tools.find((each) => each.name === toolName);
    if (tool === undefined) throw new Error(`There is no tool ${toolName}.`);
    if (!ajv.validate(tool.inputSchema, input)) throw new Error(`The input is invalid: ${ajv.errorsText()}.`);
    const receiver = tool.child === null ? actor : snapshotOf(actor).children[tool.child];
    const event = { ...input, type: tool.event };
    if (receiver === undefined || !snapshotOf(receiver).can(event))
      throw new Error('The flow does not allow this now.');
    receiver.send(event);
    return settle();
  }

  actor.start();
  return { tools, viewSchema, settle, call };
}
