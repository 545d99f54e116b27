// Turns ICU messages into the compact form that src/lib/message.ts says aloud. Only plain arguments, plural,
// select and # exist in our texts; anything else is refused here, at build time.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Message, Part } from '../src/lib/text/message.ts';

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return 0;
    case TYPE.plural: {
      if (element.offset) throw new Error('plural with an offset; expected one without');
      const branches: Record<string, Message> = {};
      for (const [name, branch] of Object.entries(element.options)) branches[name] = messageOf(branch.value);
      return [element.value, 1, branches];
    }
    case TYPE.select: {
      const branches: Record<string, Message> = {};
      for (const [name, branch] of Object.entries(element.options)) branches[name] = messageOf(branch.value);
      return [element.value, 2, branches];
    }
    default:
      throw new Error('only plain arguments, plural, select and # are expected');
  }
}

function messageOf(elements: MessageFormatElement[]): Message {
  const parts = elements.map(partOf);
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

export function compileMessage(message: string): Message {
  if (!/[{}'<]/.test(message)) return message;
  return messageOf(parse(message, { ignoreTag: true, requiresOtherClause: true }));
}
