import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { holdStill } from './hold-still';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly className: string;
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** Allows the page behind the dialog to scroll. */
  readonly doesScroll?: boolean;
  readonly children: ReactNode;
}

/** True for a click on the backdrop. Browsers report the dialog as target for its own padding too. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Returns the focus to the opener. If that is gone or hidden, to the button of its popover, or to the page. */
function returnTo(opener: Element | null): void {
  const popover = opener?.closest('[popover]');
  const places = [opener, ...document.querySelectorAll(`[popovertarget="${popover?.id ?? ''}"],main`)];
  const place = places.find((one) => one?.getClientRects().length);
  if (place instanceof HTMLElement) place.focus();
}

/**
 * A native modal dialog. It traps the focus and returns it to the opener. Escape, a click on the backdrop and leaving the
 * page close it. The first focus is on the element with `data-focus`. The page behind does not scroll, unless allowed. The
 * content is rendered before it opens, so that opening is fast.
 */
export function Dialog({ isOpen, onClose, className, labelledBy, describedBy, doesScroll = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** True if the press began on the backdrop: selecting text may begin inside and end there. */
  const isPressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    const letGo = doesScroll ? undefined : holdStill();
    // Closed before the browser caches the page: a visitor who returns sees no dialog.
    addEventListener('pagehide', onClose);
    // Last: moving the focus forces a layout.
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
