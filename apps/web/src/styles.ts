import './brands/tokens.css';
import './brands/de.css';
import './brands/ch.css';
import './brands/es.css';
import './brands/base.css';
import './brands/kit.css';
import './brands/first-frame.css';
