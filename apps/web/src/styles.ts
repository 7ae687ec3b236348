import './brands/tokens.css';
import 'virtual:brand-colours.css';
import './brands/base.css';
import './brands/kit.css';
import './brands/first-frame.css';
