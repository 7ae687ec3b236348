/** Stands in for the script of a human check's provider: a button in the place of its frame, and what it was asked to draw. */
window.turnstile = {
  render(at, options) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am human';
    button.dataset.siteKey = options.sitekey;
    button.dataset.language = options.language;
    button.addEventListener('click', () => options.callback('a-token-of-the-provider'));
    const broken = document.createElement('button');
    broken.type = 'button';
    broken.textContent = 'Break';
    broken.addEventListener('click', () => options['error-callback']());
    at.replaceChildren(button, broken);
  },
};
