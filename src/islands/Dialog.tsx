import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { holdStill } from './hold-still';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly className: string;
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** The page behind may scroll. */
  readonly doesScroll?: boolean;
  readonly children: ReactNode;
}

/** On the page behind: what a browser calls the dialog itself is its padding too. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Back to what opened the dialog; where that is gone or hidden, to the button of the popover it was in, or the page itself. */
function returnTo(opener: Element | null): void {
  const popover = opener?.closest('[popover]');
  const places = [opener, ...document.querySelectorAll(`[popovertarget="${popover?.id ?? ''}"],main`)];
  const place = places.find((one) => one?.getClientRects().length);
  if (place instanceof HTMLElement) place.focus();
}

/**
 * The platform's own modal dialog: the focus goes in, stays in and returns to what opened it; Escape, a click beside it and
 * leaving the page close it; what is marked with `data-focus` has the focus first; the page behind does not scroll, unless
 * it is said that it may. What stands in it is there while it is closed, unseen: opening it makes nothing.
 */
export function Dialog({ isOpen, onClose, className, labelledBy, describedBy, doesScroll = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A drag that begins inside, to mark words, may end beside it. */
  const isPressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    const letGo = doesScroll ? undefined : holdStill();
    // Who comes back to the page finds it as it was before.
    addEventListener('pagehide', onClose);
    // Moving the focus lays the page out: what changes it comes before.
    element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      removeEventListener('pagehide', onClose);
      letGo?.();
      element.close();
      returnTo(opener);
    };
  }, [isOpen, doesScroll, onClose]);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
